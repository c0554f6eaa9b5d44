import { FULL_PLAYOUTS } from '@chinwag/bots';

/** The minimum useful number of playouts. With fewer, a bot chooses no better than without any. */
const FEWEST = 40;

/** The time limit of a decision, in ms. */
const LONGEST_MS = 300;

/** The decay of the estimate: the weight of the previous estimate if the next decision is faster. */
const HOLDS = 0.8;

/** Computes the number of playouts to spend on a decision, from the time limit and the measured time of recent playouts. */
export class PlayoutBudget {
  /** The estimated time of a playout, in ms; 0 before the first. */
  #playoutMs = 0;

  /**
   * Returns the number of playouts for a decision while `waiting` other decisions are queued. The longer the queue, the fewer
   * playouts, down to 0.
   */
  beside(waiting: number): number {
    const most = this.#playoutMs === 0 ? FULL_PLAYOUTS : Math.min(FULL_PLAYOUTS, LONGEST_MS / this.#playoutMs);
    const playouts = Math.floor(most / (1 + waiting));
    return playouts < FEWEST ? 0 : playouts;
  }

  /**
   * Records that a decision with this playout budget took `ms`. The estimate rises at once but falls slowly, because a decision may
   * not use its whole budget.
   */
  took(playouts: number, ms: number): void {
    if (playouts > 0) this.#playoutMs = Math.max(ms / playouts, this.#playoutMs * HOLDS);
  }
}
