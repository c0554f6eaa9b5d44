/** The remaining time, in ms, below which it is highlighted and announced. */
export const LITTLE_TIME = 10_000;

/** The face of a clock: the state of its ring. */
export interface ClockFace {
  /** The fraction of the time that is left, from 1 to 0. */
  readonly part: number;
  /** Whether the clock runs. A stopped ring is dashed. */
  readonly runs: boolean;
  /** The seconds left, if there are few, or null if there is plenty of time. */
  readonly seconds: number | null;
}

/** Returns the face of a clock with `left` of `full` ms. */
export function clockFace(left: number, full: number, runs: boolean): ClockFace {
  return {
    part: full === 0 ? 1 : Math.min(1, left / full),
    runs,
    seconds: left <= LITTLE_TIME ? Math.ceil(left / 1000) : null,
  };
}
