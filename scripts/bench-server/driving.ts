import { setTimeout } from 'node:timers/promises';

/** A load generator that makes moves: a table of Chinwag, or a baseline room. */
export interface Driven {
  /** Makes one move. Resolves when it is acknowledged and has reached everybody present. */
  play(timings: Timings): Promise<void>;
}

/** Latencies, in ms. */
export class Timings {
  /** From sending a move to its acknowledgement. */
  readonly acknowledged: number[] = [];
  /** From sending a move to the arrival of its events, for each recipient. */
  readonly arrived: number[] = [];
  /** The number of attempts that were refused for now, and retried. */
  refused = 0;
}

/**
 * Lets tables play at a total `rate` of moves per second, each once its last move has reached everybody. A slower server is driven
 * as fast as it allows. Resolves with the latencies when all pending moves are done. Rejects if a table fails.
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

/** Returns a percentile of values; NaN if there are none. */
export function percentile(values: readonly number[], of100: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil((values.length * of100) / 100) - 1] ?? Number.NaN;
}
