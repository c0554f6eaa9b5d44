import type { GuestId } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';

/**
 * Who would let a bot play on for somebody who has made all others wait for long. It is about one question: with the
 * next, everybody is asked again.
 */
export class Consent {
  readonly #given = new Map<Seat, { readonly question: number; readonly by: ReadonlySet<GuestId> }>();

  /** Notes that somebody agrees to a bot for `seat`, which thinks about `question`. */
  give(seat: Seat, question: number, by: GuestId): void {
    this.#given.set(seat, { question, by: new Set([...this.#by(seat, question), by]) });
  }

  /** How many of these people agree. */
  count(seat: Seat, question: number, people: readonly GuestId[]): number {
    const by = this.#by(seat, question);
    return people.filter((person) => by.has(person)).length;
  }

  /** What was agreed about a seat is void. */
  forget(seat: Seat): void {
    this.#given.delete(seat);
  }

  #by(seat: Seat, question: number): ReadonlySet<GuestId> {
    const given = this.#given.get(seat);
    return given?.question === question ? given.by : new Set();
  }
}
