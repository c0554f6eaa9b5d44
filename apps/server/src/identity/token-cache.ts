import type { Guest } from '@chinwag/protocol';

/** A guest whom a token proves somebody to be, until a time in ms since 1970. */
export interface Proved {
  readonly guest: Guest;
  readonly until: number;
}

/** How many tokens are remembered: some two megabytes at most. */
const MOST = 5000;

/** What tokens have lately proved: each comes several times when somebody comes to a table. Those read first are forgotten. */
export class LatelyProved {
  readonly #proved = new Map<string, Proved>();

  /** Whose token it is, or null if that is not known any more. */
  guestOf(token: string): Guest | null {
    const proved = this.#proved.get(token);
    if (proved === undefined) return null;
    if (proved.until > Date.now()) return proved.guest;
    this.#proved.delete(token);
    return null;
  }

  note(token: string, proved: Proved): void {
    const [first] = this.#proved.keys();
    if (this.#proved.size >= MOST && first !== undefined) this.#proved.delete(first);
    this.#proved.set(token, proved);
  }
}
