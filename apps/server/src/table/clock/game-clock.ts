import type { ClockRule, ClocksMessage } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import type { StoredClock } from '../record/stored-clocks.ts';
import { later, LONG_AGO, type Monotonic } from '../../time.ts';

/** A player's clock. Spans are in ms. */
interface PlayerClock {
  /** The question in progress, by the number of the event that raised it, or null if there is none. */
  readonly question: number | null;
  /** The time used for the current move until `since`. */
  readonly used: number;
  /** The time since which the clock runs, or null while it is stopped. */
  readonly since: Monotonic | null;
  /** The time bank left for all further moves of the deal. */
  readonly bank: number;
}

/** A pending decision of a seat. Its clock runs unless the player is disconnected. */
export interface PendingDecision {
  readonly question: number;
  readonly runs: boolean;
}

/** The chess clock of one game. It only measures time; its caller acts on a timeout. */
export class GameClock {
  readonly #rule: ClockRule;
  #seats: readonly PlayerClock[];

  /** Creates full clocks, or resumes those that were `stored`. */
  constructor(rule: ClockRule, seats: number, stored: readonly StoredClock[] = []) {
    this.#rule = rule;
    this.#seats = Array.from({ length: seats }, (_, seat) => ({ ...(stored[seat] ?? full(rule)), since: null }));
  }

  /** Returns the state of the clocks, for the store. */
  stored(now: Monotonic): readonly StoredClock[] {
    return this.#seats.map((clock) => ({ question: clock.question, used: usedUp(clock, now), bank: clock.bank }));
  }

  /** Returns the state of the clocks as it is at the start of a deal. */
  refilled(): readonly StoredClock[] {
    return this.#seats.map(() => full(this.#rule));
  }

  /** Refills every player's time bank for a new deal. */
  refill(): void {
    this.#seats = this.#seats.map((clock) => ({ ...clock, bank: this.#rule.bank }));
  }

  /** Updates the pending decision of each seat at `now`, which is null for a seat whose clock does not run. */
  note(asked: readonly (PendingDecision | null)[], now: Monotonic): void {
    this.#seats = this.#seats.map((clock, seat) => this.#noted(clock, asked[seat] ?? null, now));
  }

  /** Returns the time left for a seat, in ms, or null if its clock does not run. */
  left(seat: Seat, now: Monotonic): number | null {
    const clock = this.#seats[seat];
    if (clock === undefined || clock.question === null) return null;
    return Math.max(0, this.#all(clock) - usedUp(clock, now));
  }

  /** Returns when a seat will time out, or null if its clock does not run. */
  runsOutAt(seat: Seat): Monotonic | null {
    const clock = this.#seats[seat];
    if (clock === undefined || clock.since === null) return null;
    return later(clock.since, this.#all(clock) - clock.used);
  }

  /** Returns the message with all running clocks. */
  asSent(now: Monotonic): ClocksMessage {
    return this.#seats.flatMap((_, seat) => {
      const left = this.left(seat, now);
      return left === null ? [] : [[seat, left, this.runsOutAt(seat) === null ? 0 : 1] as const];
    });
  }

  /** Returns a key of how the clocks run until the next update. While the key is the same, clients need no new message. */
  course(): string {
    return this.#seats.map((_, seat) => this.runsOutAt(seat) ?? `stands at ${this.left(seat, LONG_AGO)}`).join();
  }

  /** Returns the total time that a player has for the current move, in ms. */
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
