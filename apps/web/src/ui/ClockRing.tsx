import type { ClockFace } from './clockFace.ts';
import './clockRing.css';
import { SIDE_OUTLINES } from './SideMark.tsx';
import { clockDashes } from './tokenFace.ts';

/**
 * A standalone clock: its ring, with the seconds inside once few are left. Its diameter is `--clock-size`, 44 px by default. Hidden
 * from screen readers.
 */
export function ClockRing({ part, runs, seconds }: ClockFace) {
  return (
    <span className="clock-ring" data-little={seconds !== null || undefined} aria-hidden="true">
      <svg viewBox="0 0 44 44" focusable="false">
        <path className="clock-ring-all" d={SIDE_OUTLINES.round} />
        <path d={SIDE_OUTLINES.round} pathLength={100} strokeDasharray={clockDashes(part, runs)} />
      </svg>
      {seconds !== null && <b>{seconds}</b>}
    </span>
  );
}
