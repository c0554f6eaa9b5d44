import { useEffect, useRef } from 'react';
import { LaidSlip } from '../slip/LaidSlip.tsx';
import { useSay } from '../language/language.ts';
import { Button } from '../ui/Button.tsx';
import type { Coaching } from './useCoach.ts';

export interface CoachSlipProps {
  readonly coaching: Coaching;
  /** Whether the game waits until the note has been read; if so, the note takes the focus. */
  readonly waits: boolean;
  readonly onLeave: () => void;
  /** Leaves the table at the end of the lesson. */
  readonly onHome: () => void;
}

/** A coach note (slip) beside its target, with its buttons. */
export function CoachSlip({ coaching, waits, onLeave, onHome }: CoachSlipProps) {
  const say = useSay();
  const slip = useRef<HTMLElement>(null);
  useEffect(() => {
    if (waits) slip.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  }, [waits]);
  return (
    <LaidSlip ref={slip} label={say('lessons.coach')} says={coaching.says} about={coaching.about} isAsked={!waits}>
      <Button variant="quiet" data-leave onClick={onLeave}>
        {say('lessons.leave')}
      </Button>
      <Answers coaching={coaching} onHome={onHome} />
    </LaidSlip>
  );
}

/**
 * Shows the buttons. The button that continues is the same in every note, and the main one at the end; beside it is the
 * alternative.
 */
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
