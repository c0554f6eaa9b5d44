import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { ClockRing } from '../../ui/ClockRing.tsx';
import { useSay } from '../../language/language.ts';
import './closesItself.css';
import { LASTS, useSelfClosing } from './useSelfClosing.ts';
import { useTouched } from './useTouched.ts';

const SECOND = 1000;

export interface ClosesItselfProps {
  /** Whether the container closes by itself. */
  readonly closesItself: boolean;
  /** The kind of the container: the score of a deal, or the result of a game. */
  readonly what: 'score' | 'result';
  readonly onClose: () => void;
  readonly onKeepOpen: () => void;
}

/**
 * The ring on a self-closing container, for a viewer who does not interact, with the button that keeps the container open (WCAG
 * 2.2.1). The container also stays open if the viewer interacts with it.
 */
export function ClosesItself({ closesItself, what, onClose, onKeepOpen }: ClosesItselfProps) {
  const say = useSay();
  const announce = useAnnounce();
  const place = useRef<HTMLSpanElement>(null);
  // the button remains once it was there, because it may have the focus
  const [wasOffered, setOffered] = useState(closesItself);
  if (closesItself && !wasOffered) setOffered(true);
  const ring = useSelfClosing(closesItself, onClose);
  useTouched(place, () => {
    if (closesItself) onKeepOpen();
  });
  useEffect(() => {
    if (closesItself) announce(say(`play.closes-itself.${what}`, { seconds: LASTS / SECOND }));
  }, [closesItself, what, announce, say]);
  return (
    <>
      <span ref={place} className="closing-ring">
        {ring !== null && <ClockRing {...ring} />}
      </span>
      {wasOffered && (
        <Button aria-pressed={!closesItself} onClick={onKeepOpen}>
          {say(closesItself ? 'play.keep-open' : 'play.stays-open')}
        </Button>
      )}
    </>
  );
}
