import type { DealSoFar } from '@chinwag/protocol';
import type { GameRun } from '../game/game-run.ts';
import type { Viewpoint } from '../watching/viewpoint.ts';
import { dealSoFarFor } from './event-broadcast.ts';

/**
 * A cache of the events in the current deal, one entry per distinct view, until the next event. However often people ask, a table
 * builds one entry for each seat, and a few for spectators.
 */
export class DealsSoFar {
  readonly #made = new Map<string, DealSoFar>();
  /** The game that the cache belongs to, and the number of its last event. */
  #of: Pick<GameRun, 'id' | 'seq'> | null = null;

  /** Returns the part of the current deal that a viewer may look back at. */
  for(run: GameRun, viewpoint: Viewpoint): DealSoFar {
    const { id, seq } = run;
    if (this.#of?.id !== id || this.#of.seq !== seq) this.clear();
    this.#of = { id, seq };
    const key = `${viewpoint.sight} ${viewpoint.viewer}`;
    const made = this.#made.get(key) ?? dealSoFarFor(run, viewpoint);
    this.#made.set(key, made);
    return made;
  }

  /** Clears the cache after an event, because stale entries would only use memory. */
  clear(): void {
    this.#made.clear();
  }
}
