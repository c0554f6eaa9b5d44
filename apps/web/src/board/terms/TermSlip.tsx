import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { showBeside } from '../../ui/showBeside.ts';
import { useSay } from '../../language/language.ts';
import { explained } from './explained.ts';
import './termSlip.css';

export interface TermSlipProps {
  readonly id: string;
  readonly term: string;
  /** The term that was pressed or hovered over. */
  readonly at: RefObject<HTMLElement | null>;
  /** Whether the term was pressed, not just hovered over. If so, announces the note, which stays open. */
  readonly isAsked: boolean;
  /** Called on a press outside the note, and on Escape. */
  readonly onClose: () => void;
}

/** A note beside a term with the term's explanation and rule. The note is never in the way, because any press closes it. */
export function TermSlip({ id, term, at, isAsked, onClose }: TermSlipProps) {
  const say = useSay();
  const announce = useAnnounce();
  const slip = useRef<HTMLSpanElement>(null);
  const close = useEffectEvent(onClose);
  const { word, means, rule } = explained(term, say);
  useLayoutEffect(() => {
    const element = slip.current;
    if (element === null || at.current === null) return;
    showBeside(element, at.current);
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') close();
    };
    element.addEventListener('toggle', onToggle);
    return () => element.removeEventListener('toggle', onToggle);
  }, [at]);
  useEffect(() => {
    if (isAsked) announce(`${word}: ${means}`);
  }, [isAsked, announce, word, means]);
  return (
    <span ref={slip} id={id} className="term-slip slip" role="note" popover={isAsked ? 'auto' : 'manual'}>
      {/* a note opened by hovering closes when the focus moves, so nothing inside may take the focus */}
      <b>{word}</b> {means} {rule !== null && <RuleLink rule={rule} {...(!isAsked && { tabIndex: -1 })} />}
    </span>
  );
}
