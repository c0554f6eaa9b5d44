import { use, useEffect, useRef } from 'react';
import type { ReadOut } from '../board/screen.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { Scrolling } from '../ui/Scrolling.tsx';
import { Slip } from '../ui/Slip.tsx';
import { PackContext, useLanguage, useSay } from '../language/language.ts';
import { Said } from '../board/Said.tsx';
import { spokenAll } from '../language/spokenAll.ts';
import { TermsContext } from '../board/terms/Term.tsx';
import './coachSlip.css';
import { useLaidBeside } from './place/useLaidBeside.ts';
import type { Coaching } from './useCoach.ts';

/** What `<CoachSlip>` takes. */
export interface CoachSlipProps {
  readonly coaching: Coaching;
  /** Whether nothing else can be done until it is read: then the focus goes to it. */
  readonly waits: boolean;
  readonly onLeave: () => void;
  /** Leaves the table, at the lesson's end. */
  readonly onHome: () => void;
}

/** A slip of the coach's beside what it speaks of, which is lit: a sentence or two, read out, and what can be done about it. */
export function CoachSlip({ coaching, waits, onLeave, onHome }: CoachSlipProps) {
  const say = useSay();
  const slip = useRef<HTMLElement>(null);
  const light = useRef<HTMLElement>(null);
  const { says, about } = coaching;
  useSpoken(says);
  useLaidBeside({ slip, light, about, isAsked: !waits });
  useEffect(() => {
    if (waits) slip.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  }, [waits]);
  return (
    <>
      <i ref={light} className="coach-light" aria-hidden="true" hidden />
      <Slip ref={slip} className="coach-slip" aria-label={say('lessons.coach')}>
        <Scrolling className="coach-words" label={say('lessons.coach')}>
          <TermsContext value>
            {sentences(says).map((sentence) => (
              <p key={sentence.key}>
                <Said message={sentence} />
              </p>
            ))}
          </TermsContext>
        </Scrolling>
        <div className="coach-answers">
          <Button variant="quiet" data-leave onClick={onLeave}>
            {say('lessons.leave')}
          </Button>
          <Answers coaching={coaching} onHome={onHome} />
        </div>
      </Slip>
    </>
  );
}

/** What goes on is the brass plate at the end, and in every slip the same; beside it is what there is instead. */
function Answers({ coaching, onHome }: Pick<CoachSlipProps, 'coaching' | 'onHome'>) {
  const say = useSay();
  if (coaching.kind === 'word') {
    return (
      <>
        <Button onClick={coaching.playAllTheSame}>{say('lessons.all-the-same')}</Button>
        <Button variant="go" data-next onClick={coaching.chooseAgain}>
          {say('lessons.choose-again')}
        </Button>
      </>
    );
  }
  return (
    <>
      {coaching.isLast && <Button onClick={onHome}>{say('lessons.home')}</Button>}
      <Button variant="go" data-next onClick={coaching.goOn}>
        {say('lessons.go-on')}
      </Button>
    </>
  );
}

/** Says it to those who listen, once. */
function useSpoken(says: ReadOut): void {
  const announce = useAnnounce();
  const language = useLanguage();
  const pack = use(PackContext);
  const words = spokenAll(says, language, pack);
  useEffect(() => announce(words), [announce, words]);
}

function sentences(says: ReadOut) {
  return 'key' in says ? [says] : says;
}
