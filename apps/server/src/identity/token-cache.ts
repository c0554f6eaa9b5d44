import type { Bearer } from '../store/store.ts';
import type { WallTime } from '../time.ts';

/** A guest authenticated by a token, and the token's expiry date. */
export interface Proved extends Bearer {
  readonly until: WallTime;
}

/** The maximum number of cached tokens; they take at most two megabytes. */
const MOST = 5000;

/**
 * A cache of recently verified tokens, because a visit to a table presents the same token several times. It evicts the oldest
 * first.
 */
export class LatelyProved {
  readonly #proved = new Map<string, Proved>();

  /** Returns the cached result of verifying a token, or null if there is none. */
  proofOf(token: string): Proved | null {
    return this.#proved.get(token) ?? null;
  }

  note(token: string, proved: Proved): void {
    const [first] = this.#proved.keys();
    if (this.#proved.size >= MOST && first !== undefined) this.#proved.delete(first);
    this.#proved.set(token, proved);
  }
}
