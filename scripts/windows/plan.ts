import { commitNumber } from '../commit-number.ts';

/** The size of a window, in CSS px. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Every supported window size: phones, including landscape and 400 % zoom, tablets, and low and high desktop windows. */
export const WINDOWS: readonly WindowSize[] = [
  { width: 320, height: 256 },
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 667, height: 375 },
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
  { width: 900, height: 600 },
  { width: 960, height: 600 },
  { width: 1024, height: 600 },
  { width: 1024, height: 690 },
  { width: 1133, height: 660 },
  { width: 1280, height: 800 },
  { width: 1366, height: 640 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

/** The numbers of notices that may be pinned over a table. */
export const NOTICES = [0, 1, 2] as const;

/** A table to open once, and measure in several windows. */
export interface MeasuredTable {
  readonly game: string;
  /** The name of the table's story. */
  readonly story: string;
  readonly notices: number;
  readonly windows: readonly WindowSize[];
}

/** The stories with the most demanding tables of a game. The first story has the most seats. */
export interface GameTables {
  readonly id: string;
  readonly tables: readonly string[];
}

const [SMALLEST, LARGEST] = [WINDOWS.slice(0, 1), WINDOWS.slice(-1)];

/** The number of tables measured in addition to the extremes. */
const SLICE = 3;

/** Returns the whole matrix: every table of every game, with every number of notices, in every window. */
export function wholeMatrix(games: readonly GameTables[]): readonly MeasuredTable[] {
  return games.flatMap(({ id, tables }) =>
    NOTICES.flatMap((notices) => tables.map((story) => ({ game: id, story, notices, windows: WINDOWS }))),
  );
}

/**
 * Returns the part of the matrix that each change must pass: a table of each game at the extremes, and a sample of the rest. The
 * commit selects the sample.
 */
export function slice(games: readonly GameTables[], commit = commitNumber()): readonly MeasuredTable[] {
  const whole = wholeMatrix(games);
  const extremes = games.flatMap(({ id, tables }) =>
    tables.slice(0, 1).map((story) => ({ game: id, story, notices: 2, windows: [...SMALLEST, ...LARGEST] })),
  );
  const some = Array.from({ length: SLICE }, (_, at) => whole[(commit * SLICE + at) % whole.length]);
  return [...extremes, ...some.filter((table) => table !== undefined)];
}
