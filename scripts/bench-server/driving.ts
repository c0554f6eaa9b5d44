import { setTimeout } from 'node:timers/promises';

/** A load generator that makes moves: a table of Chinwag, or a baseline room. */
export interface Driven {
  /** Makes one move. Resolves when the move is acknowledged and has reached everybody present. */
  play(timings: Timings): Promise<void>;
}

/** Latencies, in ms. */
export class Timings {
  /** The time from sending a move to its acknowledgement. */
  readonly acknowledged: number[] = [];
  /** The time from sending a move to the arrival of its events, for each recipient. */
  readonly arrived: number[] = [];
  /** The number of attempts that were temporarily refused, and retried. */
  refused = 0;
}

/**
 * Lets tables play at a total `rate` of moves per second. Each table makes its next move once the last one has reached everybody. A
 * slower server lowers the rate. Resolves with the latencies when all pending moves are done. Rejects if a table fails.
 */
export async function drive(tables: readonly Driven[], rate: number, seconds: number): Promise<Timings> {
  const timings = new Timings();
  const ready = [...tables];
  const playing = new Set<Promise<void>>();
  const playOn = async (table: Driven): Promise<void> => {
    await table.play(timings);
    ready.push(table);
  };
  const start = performance.now();
  for (let started = 0, elapsed = 0; elapsed < seconds; elapsed = (performance.now() - start) / 1000) {
    for (const due = rate * elapsed; started < due; started++) {
      const table = ready.shift();
      if (table === undefined) break;
      const played = playOn(table).finally(() => playing.delete(played));
      playing.add(played);
    }
    await setTimeout(1);
  }
  await Promise.all(playing);
  return timings;
}

/** Returns a percentile of values, or NaN if there are none. `of100` is the percentile, from 0 to 100. */
export function percentile(values: readonly number[], of100: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil((values.length * of100) / 100) - 1] ?? Number.NaN;
}
