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

/** A slip of the coach's over the table: a sentence or two, read out, and what can be done about it. */
export function CoachSlip({ coaching, waits, onLeave, onHome }: CoachSlipProps) {
  const say = useSay();
  const slip = useRef<HTMLElement>(null);
  useSpoken(coaching.says);
  useEffect(() => {
    if (waits) slip.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  }, [waits]);
  const over = coaching.kind === 'slip' ? coaching.over : 'seats';
  return (
    <Slip ref={slip} className="coach-slip" data-over={over} aria-label={say('lessons.coach')}>
      <Scrolling className="coach-words" label={say('lessons.coach')}>
        <TermsContext value>
          {sentences(coaching.says).map((sentence) => (
            <p key={sentence.key}>
              <Said message={sentence} />
            </p>
          ))}
        </TermsContext>
      </Scrolling>
      <div className="coach-answers">
        <Answers coaching={coaching} waits={waits} onLeave={onLeave} onHome={onHome} />
      </div>
    </Slip>
  );
}

function Answers({ coaching, waits, onLeave, onHome }: CoachSlipProps) {
  const say = useSay();
  // While a move is pending, what there is to press is on the table.
  const next = waits ? 'go' : 'plain';
  if (coaching.kind === 'word') {
    return (
      <>
        <Button onClick={coaching.playAllTheSame}>{say('lessons.all-the-same')}</Button>
        <Button variant={next} data-next onClick={coaching.chooseAgain}>
          {say('lessons.choose-again')}
        </Button>
      </>
    );
  }
  return (
    <>
      {coaching.isLast ? (
        <Button variant="quiet" onClick={onHome}>
          {say('lessons.home')}
        </Button>
      ) : (
        <Button variant="quiet" onClick={onLeave}>
          {say('lessons.leave')}
        </Button>
      )}
      <Button variant={next} data-next onClick={coaching.goOn}>
        {say(coaching.isLast ? 'lessons.play-on' : 'lessons.go-on')}
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
