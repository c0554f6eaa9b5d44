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
  /** Whose slip it is, to those who listen. */
  readonly label: string;
  readonly says: ReadOut;
  readonly about: readonly SpokenOf[];
  /** Whether one is asked for a move beside it: then nothing of what that takes is covered. */
  readonly isAsked: boolean;
  /** What can be answered: what goes on is marked `data-next`, what there is instead of all of it `data-leave`. */
  readonly children: ReactNode;
}

/** A slip that lies on the table beside what it speaks of, which is lit: a sentence or two, said once to those who listen. */
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
