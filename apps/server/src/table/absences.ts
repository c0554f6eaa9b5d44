import type { GuestId } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import { absent } from './course.ts';
import type { Table } from './table.ts';

/** Lets a bot sit in for those who have been away for a while, if the table's rule says so and somebody waits. */
export class Absences {
  readonly #table: Table;
  readonly #isHere: (person: GuestId) => boolean;
  readonly #grace: number;
  readonly #timers = new Map<Seat, NodeJS.Timeout>();

  /** `grace` is how long somebody may be away, in ms. */
  constructor(table: Table, isHere: (person: GuestId) => boolean, grace: number) {
    this.#table = table;
    this.#isHere = isHere;
    this.#grace = grace;
  }

  /** Looks who is away. To be called whenever that may have changed. */
  watch(): void {
    const away = this.#awaySeats();
    for (const [seat, timer] of this.#timers) {
      if (away.includes(seat)) continue;
      clearTimeout(timer);
      this.#timers.delete(seat);
    }
    for (const seat of away) {
      if (!this.#timers.has(seat)) this.#timers.set(seat, setTimeout(() => this.#sitIn(seat), this.#grace));
    }
  }

  /** Lets nobody sit in any more. */
  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  /** The seats of those who are away and keep a player who is here waiting. */
  #awaySeats(): readonly Seat[] {
    const { status, standIn, seats } = this.#table.record;
    if (status !== 'playing' || standIn === 'never') return [];
    const people = seats.flatMap((held, seat) =>
      held.kind === 'person' ? [{ seat, here: this.#isHere(held.person), standIn: held.standIn }] : [],
    );
    if (!people.some(({ here }) => here)) return [];
    return people.filter(({ here, standIn: sitsIn }) => !here && !sitsIn).map(({ seat }) => seat);
  }

  #sitIn(seat: Seat): void {
    this.#timers.delete(seat);
    void this.#table.change((table) => absent(table, seat, this.#isHere)).then(() => this.watch());
  }
}
