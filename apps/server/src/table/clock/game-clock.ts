import type { ClockRule, ClocksMessage } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import type { StoredClock } from '../record/stored-clocks.ts';
import { later, LONG_AGO, type Monotonic } from '../../time.ts';

/** A player's clock. Spans are in ms. */
interface PlayerClock {
  /** Which question is being thought about, by the number of the event that brought it; null if none is. */
  readonly question: number | null;
  /** What had been used of the present move when `since` came. */
  readonly used: number;
  /** Since when it runs; null while it stands. */
  readonly since: Monotonic | null;
  /** What is left for all further moves of the deal. */
  readonly bank: number;
}

/** What a seat is asked: a question, whose clock runs unless the player's connection is down. */
export interface PendingDecision {
  readonly question: number;
  readonly runs: boolean;
}

/** How much time the players of one game have left. It measures, and does nothing when time is out. */
export class GameClock {
  readonly #rule: ClockRule;
  #seats: readonly PlayerClock[];

  /** Clocks that have all their time, or that go on from where they were `stored`. */
  constructor(rule: ClockRule, seats: number, stored: readonly StoredClock[] = []) {
    this.#rule = rule;
    this.#seats = Array.from({ length: seats }, (_, seat) => ({ ...(stored[seat] ?? full(rule)), since: null }));
  }

  /** The clocks as they stand. */
  stored(now: Monotonic): readonly StoredClock[] {
    return this.#seats.map((clock) => ({ question: clock.question, used: usedUp(clock, now), bank: clock.bank }));
  }

  /** The clocks as they are when a new deal begins. */
  refilled(): readonly StoredClock[] {
    return this.#seats.map(() => full(this.#rule));
  }

  /** A new deal: everybody's bank is full. */
  refill(): void {
    this.#seats = this.#seats.map((clock) => ({ ...clock, bank: this.#rule.bank }));
  }

  /** Takes note, at the time `now`, of what each seat is asked: null for one that is not on the clock. */
  note(asked: readonly (PendingDecision | null)[], now: Monotonic): void {
    this.#seats = this.#seats.map((clock, seat) => this.#noted(clock, asked[seat] ?? null, now));
  }

  /** How long a seat has left; null if it is not on the clock. */
  left(seat: Seat, now: Monotonic): number | null {
    const clock = this.#seats[seat];
    if (clock === undefined || clock.question === null) return null;
    return Math.max(0, this.#all(clock) - usedUp(clock, now));
  }

  /** When a seat's time is out; null if its clock does not run. */
  runsOutAt(seat: Seat): Monotonic | null {
    const clock = this.#seats[seat];
    if (clock === undefined || clock.since === null) return null;
    return later(clock.since, this.#all(clock) - clock.used);
  }

  /** The clocks of all who are on them, as they are sent. */
  asSent(now: Monotonic): ClocksMessage {
    return this.#seats.flatMap((_, seat) => {
      const left = this.left(seat, now);
      return left === null ? [] : [[seat, left, this.runsOutAt(seat) === null ? 0 : 1] as const];
    });
  }

  /** How the clocks go until something is noted: while this is the same, the one who was sent them knows them still. */
  course(): string {
    return this.#seats.map((_, seat) => this.runsOutAt(seat) ?? `stands at ${this.left(seat, LONG_AGO)}`).join();
  }

  /** All the time a player has for the present move. */
  #all({ bank }: PlayerClock): number {
    return this.#rule.move + bank;
  }

  #noted(clock: PlayerClock, asked: PendingDecision | null, now: Monotonic): PlayerClock {
    const same = asked !== null && asked.question === clock.question;
    if (!same) {
      const bank = clock.question === null ? clock.bank : this.#bankAfter(clock, now);
      if (asked === null) return { question: null, used: 0, since: null, bank };
      return { question: asked.question, used: 0, since: asked.runs ? now : null, bank };
    }
    if (asked.runs === (clock.since !== null)) return clock;
    return { ...clock, used: usedUp(clock, now), since: asked.runs ? now : null };
  }

  #bankAfter(clock: PlayerClock, now: Monotonic): number {
    return Math.max(0, clock.bank - Math.max(0, usedUp(clock, now) - this.#rule.move));
  }
}

function full({ bank }: ClockRule): StoredClock {
  return { question: null, used: 0, bank };
}

function usedUp({ used, since }: PlayerClock, now: Monotonic): number {
  return since === null ? used : used + now - since;
}
