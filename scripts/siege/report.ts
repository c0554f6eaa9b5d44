import { percentile } from '../bench-server/driving.ts';
import type { Answers } from './attack.ts';

/** The latencies of friends' moves in one phase, in ms. */
type MoveTimes = readonly number[];

/** The figures of one attack. */
export interface SiegeRow {
  readonly attack: string;
  readonly before: MoveTimes;
  readonly during: MoveTimes;
  readonly after: MoveTimes;
  /** The peak growth of the server's memory, in bytes. */
  readonly peak: number;
  /** The server's CPU usage during the attack. One full core counts as 1. */
  readonly processor: number;
  /** The size of the server's log, in bytes. */
  readonly logged: number;
  readonly answers: Answers;
  /** The seats of friends who were disconnected, or whose game state is wrong. */
  readonly astray: readonly number[];
}

const MEGABYTE = 1024 * 1024;
/** The most memory that an attack may cost, as docs/operating.md says. */
const MOST_MEMORY = 200 * MEGABYTE;
/** The maximum slowdown of the friends' moves. */
const SLOWER = 3;
/**
 * The latency that a move may have on a busy machine, in ms. On a quiet machine, it is 3 ms. Three times that is less than one time
 * slice of another process, such as the attacker on the same two cores.
 */
const BRISK = 30;

/** Returns the faults of a row, or an empty list if the friends hardly noticed the attack. */
export function faultsOf({ before, during, peak, astray }: SiegeRow): readonly string[] {
  const most = SLOWER * Math.max(p95(before), BRISK);
  return [
    ...(p95(during) > most ? [`the friends' p95 was ${ms(p95(during))}, and may be ${ms(most)}`] : []),
    ...(peak > MOST_MEMORY ? [`the server took ${megabytes(peak)} more, and may take ${megabytes(MOST_MEMORY)}`] : []),
    ...(astray.length > 0 ? [`the friends in seats ${astray.join(', ')} were cut off or lost a move`] : []),
  ];
}

/** Formats all rows as a table, one line each. */
export function siegeTable(rows: readonly SiegeRow[]): string {
  const head = ['attack', 'p50/p95/max before', 'during', 'after', 'memory', 'CPU', 'log', 'moves', 'answers'];
  const lines = rows.map((row) => [
    row.attack, spread(row.before), spread(row.during), spread(row.after), `+${megabytes(row.peak)}`,
    `${Math.round(row.processor * 100)} %`, `${row.logged} B`, String(row.during.length), answersInWords(row.answers),
  ]);
  const all = [head, ...lines];
  const widths = head.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  return all.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd()).join('\n');
}

function answersInWords(answers: Answers): string {
  return Object.entries(answers).map(([answer, count]) => `${answer}: ${count}`).join(', ');
}

function spread(times: MoveTimes): string {
  return [percentile(times, 50), p95(times), Math.max(...times)].map((time) => time.toFixed(1)).join('/');
}

const p95 = (times: MoveTimes): number => percentile(times, 95);
const ms = (time: number): string => `${time.toFixed(1)} ms`;
const megabytes = (bytes: number): string => `${Math.round(bytes / MEGABYTE)} MB`;
