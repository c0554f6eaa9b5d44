import { type ReactNode, type Ref, use, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { PackContext, useLanguage } from '../language/language.ts';
import { spokenAll } from '../language/spokenAll.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Scrolling } from '../ui/Scrolling.tsx';
import { Slip } from '../ui/Slip.tsx';
import type { SpokenOf } from '../board/lesson.ts';
import { Said } from '../board/Said.tsx';
import type { ReadOut } from '../board/screen.ts';
import { TermsContext } from '../board/terms/Term.tsx';
import './laidSlip.css';
import { useLaidBeside } from './useLaidBeside.ts';

export interface LaidSlipProps {
  readonly ref?: Ref<HTMLElement | null>;
  /** The note's accessible name, which names the author. */
  readonly label: string;
  readonly says: ReadOut;
  readonly about: readonly SpokenOf[];
  /** Whether the viewer must make a move. If so, the note covers nothing that the move needs. */
  readonly isAsked: boolean;
  /** Called with whether the note is on the table and can be read. If given, the note disappears while there is no room for it. */
  readonly onLies?: ((lies: boolean) => void) | undefined;
  /** The buttons with the possible answers. The main button has `data-next`, the button that declines or leaves `data-leave`. */
  readonly children: ReactNode;
}

/** A note (slip) on the table beside its highlighted target: a sentence or two, announced once to screen readers. */
export function LaidSlip({ ref, label, says, about, isAsked, onLies, children }: LaidSlipProps) {
  const slip = useRef<HTMLElement>(null);
  const light = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => slip.current);
  const lies = useLaidBeside({ slip, light, about, isAsked, canWait: onLies !== undefined });
  useSpoken(says, lies);
  const tell = useEffectEvent((now: boolean) => onLies?.(now));
  useEffect(() => tell(lies), [lies]);
  return (
    <>
      <i ref={light} className="laid-light" aria-hidden="true" hidden />
      <Slip ref={slip} className="laid-slip" aria-label={label}>
        <Scrolling className="laid-words" label={label}>
          <TermsContext value>
            {('key' in says ? [says] : says).map((sentence) => (
              <p key={sentence.key}>
                <Said message={sentence} />
              </p>
            ))}
          </TermsContext>
        </Scrolling>
        <div className="laid-answers">{children}</div>
      </Slip>
    </>
  );
}

function useSpoken(says: ReadOut, lies: boolean): void {
  const announce = useAnnounce();
  const language = useLanguage();
  const pack = use(PackContext);
  const words = spokenAll(says, language, pack);
  useEffect(() => {
    if (lies) announce(words);
  }, [announce, words, lies]);
}
