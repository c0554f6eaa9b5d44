import { type ReactNode, type Ref, use, useEffect, useImperativeHandle, useRef } from 'react';
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
  /** Whose slip it is, for screen readers. */
  readonly label: string;
  readonly says: ReadOut;
  readonly about: readonly SpokenOf[];
  /** Whether the viewer is asked for a move: then the slip covers nothing that the move needs. */
  readonly isAsked: boolean;
  /** The buttons: those that continue have `data-next`, the alternative to everything has `data-leave`. */
  readonly children: ReactNode;
}

/** A slip on the table beside its target, which is highlighted: a sentence or two, announced once. */
export function LaidSlip({ ref, label, says, about, isAsked, children }: LaidSlipProps) {
  const slip = useRef<HTMLElement>(null);
  const light = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => slip.current);
  useSpoken(says);
  useLaidBeside({ slip, light, about, isAsked });
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

function useSpoken(says: ReadOut): void {
  const announce = useAnnounce();
  const language = useLanguage();
  const pack = use(PackContext);
  const words = spokenAll(says, language, pack);
  useEffect(() => announce(words), [announce, words]);
}
