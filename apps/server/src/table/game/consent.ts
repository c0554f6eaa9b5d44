import type { GuestId } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';

/** The votes to let a bot play for a slow player. Votes apply to a single decision, and voting restarts with the next decision. */
export class Consent {
  readonly #given = new Map<Seat, { readonly question: number; readonly by: ReadonlySet<GuestId> }>();

  /** Records a person's vote for a bot at `seat`, which is thinking about `question`. */
  give(seat: Seat, question: number, by: GuestId): void {
    this.#given.set(seat, { question, by: new Set([...this.#by(seat, question), by]) });
  }

  /** Returns how many of these people have voted for a bot. */
  count(seat: Seat, question: number, people: readonly GuestId[]): number {
    const by = this.#by(seat, question);
    return people.filter((person) => by.has(person)).length;
  }

  /** Clears the votes about a seat. */
  forget(seat: Seat): void {
    this.#given.delete(seat);
  }

  #by(seat: Seat, question: number): ReadonlySet<GuestId> {
    const given = this.#given.get(seat);
    return given?.question === question ? given.by : new Set();
  }
}
