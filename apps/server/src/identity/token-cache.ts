import type { Bearer } from '../store/store.ts';
import type { WallTime } from '../time.ts';

/** A guest whom a token proves somebody to be, until a date. */
export interface Proved extends Bearer {
  readonly until: WallTime;
}

/** How many tokens are remembered: some two megabytes at most. */
const MOST = 5000;

/** What tokens have lately proved: each comes several times when somebody comes to a table. Those read first are forgotten. */
export class LatelyProved {
  readonly #proved = new Map<string, Proved>();

  /** What a token proves, until when; null if that is not known any more. */
  proofOf(token: string): Proved | null {
    return this.#proved.get(token) ?? null;
  }

  note(token: string, proved: Proved): void {
    const [first] = this.#proved.keys();
    if (this.#proved.size >= MOST && first !== undefined) this.#proved.delete(first);
    this.#proved.set(token, proved);
  }
}
