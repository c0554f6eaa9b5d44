import { FULL_PLAYOUTS } from '@chinwag/bots';

/** With fewer playouts than this a bot chooses no better than without any. */
const FEWEST = 40;

/** How long a decision may be thought about, in ms. */
const LONGEST_MS = 300;

/** How much of what a playout was found to take still holds after the next decision, should that take less. */
const HOLDS = 0.8;

/** How many playouts a decision is worth: as many as there is time for, by how long the last ones took here. */
export class PlayoutBudget {
  /** How long a playout takes, in ms; 0 until one was made. */
  #playoutMs = 0;

  /** How many playouts a decision is worth while so many others wait: the fewer the more they are, and none in a crowd. */
  beside(waiting: number): number {
    const most = this.#playoutMs === 0 ? FULL_PLAYOUTS : Math.min(FULL_PLAYOUTS, LONGEST_MS / this.#playoutMs);
    const playouts = Math.floor(most / (1 + waiting));
    return playouts < FEWEST ? 0 : playouts;
  }

  /** A decision that was worth so many playouts took so many ms. As it may have needed none, the longer ones count for more. */
  took(playouts: number, ms: number): void {
    if (playouts > 0) this.#playoutMs = Math.max(ms / playouts, this.#playoutMs * HOLDS);
  }
}
