import { ClockRing } from '../../ui/ClockRing.tsx';
import './ownClock.css';
import { ownClock, useTableClocks } from './tableClocks.ts';
import { useCountdown } from './useCountdown.ts';

/** How much time the one who looks has left, beside what is asked of them: on a phone their own seat is not in sight. */
export function OwnClock() {
  const clock = useCountdown(ownClock(useTableClocks()));
  if (clock === undefined) return null;
  return (
    <span className="own-clock">
      <ClockRing {...clock} />
    </span>
  );
}
