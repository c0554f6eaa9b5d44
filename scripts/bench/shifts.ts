/** The limit for the sum of a deal's unexpected layout shifts. */
const MOST_SHIFTED = 0.02;
/** The number of layout shifts described, the largest first. */
const DESCRIBED = 8;

/** An unexpected layout shift. */
export interface Shift {
  readonly value: number;
  /** The elements that moved, with their boxes before and after. */
  readonly moved: string;
}

/** The layout shifts of a deal. */
export interface ShiftFigures {
  /** Their sum as text: `layout shift 0.012`. */
  readonly sum: string;
  /** The largest of them as text, one per line. */
  readonly largest: readonly string[];
  /** Whether the sum is over the limit. */
  readonly isOver: boolean;
}

/** Returns the sum of a deal's layout shifts, what moved, and whether that is over the limit. */
export function readShifts(shifts: readonly Shift[]): ShiftFigures {
  const sum = shifts.reduce((before, { value }) => before + value, 0);
  const largest = shifts.toSorted((a, b) => b.value - a.value).slice(0, DESCRIBED);
  return {
    sum: `layout shift ${sum.toFixed(3)}`,
    largest: largest.map(({ value, moved }) => `${value.toFixed(3)} ${moved}`),
    isOver: sum > MOST_SHIFTED,
  };
}
