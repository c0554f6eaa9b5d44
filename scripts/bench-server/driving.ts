import { setTimeout } from 'node:timers/promises';

/** Something that plays a move whenever it has to: a table of Chinwag, or a bare room. */
export interface Driven {
  /** Makes one move; resolves when it is acknowledged and has been broadcast to all who are there. */
  play(timings: Timings): Promise<void>;
}

/** How long things took, in ms. */
export class Timings {
  /** From sending a move to its acknowledgement. */
  readonly acknowledged: number[] = [];
  /** From sending a move to the arrival of what happened, for each it was sent to. */
  readonly arrived: number[] = [];
  /** How many attempts were refused for now, and made again. */
  refused = 0;
}

/**
 * Lets tables play for a while, `rate` moves a second in all, each table its next when the last has reached everybody. When
 * so many are not to be had, it is as many as there are. Resolves when all that was started is done.
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

/** The value that so many of 100 do not exceed; NaN for none. */
export function percentile(values: readonly number[], of100: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil((values.length * of100) / 100) - 1] ?? Number.NaN;
}
