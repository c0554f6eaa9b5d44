/** The time left, in ms, that counts as little: it is highlighted, and announced. */
export const LITTLE_TIME = 10_000;

/** The face of a clock: the state of its ring. */
export interface ClockFace {
  /** The share of the time left, 1 to 0. */
  readonly part: number;
  /** Whether it runs; a stopped ring is dashed. */
  readonly runs: boolean;
  /** The seconds left, where they are few; null if there is time. */
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
