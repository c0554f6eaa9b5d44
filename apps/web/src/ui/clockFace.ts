/** How much time, in ms, is little: it is plain to see, and said. */
export const LITTLE_TIME = 10_000;

/** What the ring of a clock shows. */
export interface ClockFace {
  /** The part of the time that is left, 1 to 0. */
  readonly part: number;
  /** Whether it runs; a ring that stands is broken into dashes. */
  readonly runs: boolean;
  /** The seconds that are left, where they are few; null where there is time. */
  readonly seconds: number | null;
}

/** The face of a clock with `left` of `full` ms. */
export function clockFace(left: number, full: number, runs: boolean): ClockFace {
  return {
    part: full === 0 ? 1 : Math.min(1, left / full),
    runs,
    seconds: left <= LITTLE_TIME ? Math.ceil(left / 1000) : null,
  };
}
