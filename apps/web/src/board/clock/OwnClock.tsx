import { ClockRing } from '../../ui/ClockRing.tsx';
import './ownClock.css';
import { ownClock, useTableClocks } from './tableClocks.ts';
import { useCountdown } from './useCountdown.ts';

/**
 * The viewer's own clock beside the status line, for phones, which do not show the viewer's seat. Renders nothing while the clock
 * is off.
 */
export function OwnClock() {
  const clock = useCountdown(ownClock(useTableClocks()));
  if (clock === undefined) return null;
  return (
    <span className="own-clock">
      <ClockRing {...clock} />
    </span>
  );
}
