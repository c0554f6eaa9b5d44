import { useEffect, useState } from 'react';
import { type ClockFace, clockFace } from '../../ui/clockFace.ts';
import { leftOn, type SeatClock } from './seatClock.ts';
import { useTableClocks } from './tableClocks.ts';

/**
 * Returns what a clock shows now, updated every second while the clock is running; undefined if there is no clock. The hook causes
 * no re-render while the clock is stopped.
 */
export function useCountdown(clock: SeatClock | undefined): ClockFace | undefined {
  const { full } = useTableClocks();
  const left = useTimeLeft(clock);
  return clock && clockFace(left, full, clock.runs);
}

/** Returns the ms left on a clock, updated every second while the clock is running; 0 if there is no clock. */
export function useTimeLeft(clock: SeatClock | undefined): number {
  const [now, setNow] = useState(() => performance.now());
  const left = clock === undefined ? 0 : leftOn(clock, now);
  const ticking = clock?.runs === true && left > 0;
  useEffect(() => {
    if (!ticking) return;
    // The display changes with each whole second that is left.
    const timer = setTimeout(() => setNow(performance.now()), left % 1000 || 1000);
    return () => clearTimeout(timer);
  }, [ticking, left]);
  return left;
}
