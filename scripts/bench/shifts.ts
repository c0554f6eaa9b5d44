/** The limit for the CLS (cumulative layout shift) of a deal. */
const MOST_SHIFTED = 0.02;
/* In ms, as in the definition of CLS: a session window ends after this gap, or at this length. */
const GAP = 1000;
const LONGEST = 5000;
/** The number of layout shifts described, the largest first. */
const DESCRIBED = 8;

/** An unexpected layout shift. */
export interface Shift {
  /** The time since the page was opened, in ms. */
  readonly at: number;
  readonly value: number;
  /** The elements that moved, with their boxes before and after. */
  readonly moved: string;
}

/** The layout shifts of a deal. */
export interface ShiftFigures {
  /** The CLS and the sum of all shifts, as text: `CLS 0.012 (all shifts of the deal: 0.031)`. */
  readonly figures: string;
  /** The largest shifts as text, one per line. */
  readonly largest: readonly string[];
  /** Whether the CLS is over the limit. */
  readonly isOver: boolean;
}

/** Returns the CLS of a deal, the sum of its shifts, what moved most, and whether the CLS is over the limit. */
export function readShifts(shifts: readonly Shift[]): ShiftFigures {
  const cls = Math.max(0, ...sessionWindows(shifts).map(sum));
  const largest = shifts.toSorted((a, b) => b.value - a.value).slice(0, DESCRIBED);
  return {
    figures: `CLS ${cls.toFixed(3)} (all shifts of the deal: ${sum(shifts).toFixed(3)})`,
    largest: largest.map(({ at, value, moved }) => `${value.toFixed(3)} after ${(at / 1000).toFixed(1)} s: ${moved}`),
    isOver: cls > MOST_SHIFTED,
  };
}

/** Returns the session windows of CLS (https://web.dev/articles/cls): shifts in quick succession, for at most five seconds. */
function sessionWindows(shifts: readonly Shift[]): readonly (readonly Shift[])[] {
  const windows: Shift[][] = [];
  for (const shift of shifts) {
    const window = windows.at(-1);
    const [first, last] = [window?.at(0), window?.at(-1)];
    const continues = first !== undefined && last !== undefined && shift.at - last.at < GAP && shift.at - first.at < LONGEST;
    if (continues) window?.push(shift);
    else windows.push([shift]);
  }
  return windows;
}

function sum(shifts: readonly Shift[]): number {
  return shifts.reduce((before, { value }) => before + value, 0);
}
