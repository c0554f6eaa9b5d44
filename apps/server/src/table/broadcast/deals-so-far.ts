import type { DealSoFar } from '@chinwag/protocol';
import type { GameRun } from '../game/game-run.ts';
import type { Viewpoint } from '../watching/viewpoint.ts';
import { dealSoFarFor } from './event-broadcast.ts';

/**
 * What has happened in the deal that is on, made once for all who see the same of it until something happens: however often people
 * ask, a table makes one for each seat, and a few for those who watch.
 */
export class DealsSoFar {
  readonly #made = new Map<string, DealSoFar>();
  /** The game they are of, and the number of its last event then. */
  #of: Pick<GameRun, 'id' | 'seq'> | null = null;

  /** What somebody may look at again who sees the game so. */
  for(run: GameRun, viewpoint: Viewpoint): DealSoFar {
    const { id, seq } = run;
    if (this.#of?.id !== id || this.#of.seq !== seq) this.clear();
    this.#of = { id, seq };
    const key = `${viewpoint.sight} ${viewpoint.viewer}`;
    const made = this.#made.get(key) ?? dealSoFarFor(run, viewpoint);
    this.#made.set(key, made);
    return made;
  }

  /** Something has happened: what was made is of no use any more, and is not held until somebody asks again. */
  clear(): void {
    this.#made.clear();
  }
}
