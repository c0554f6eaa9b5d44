import { type Answer, type Guest, refusal } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import type { Time } from '../../time.ts';
import { Consent } from '../game/consent.ts';
import { agreed } from '../game/course.ts';
import type { GameRun } from '../game/game-run.ts';
import type { Presence } from '../connections/presence.ts';
import type { Table } from '../table.ts';
import type { TableClock } from './table-clock.ts';
import { seatOf } from '../record/table-record.ts';

/** A player who keeps others waiting, and how many of the others would let a bot play. */
export interface SlowSeat {
  readonly seat: Seat;
  readonly agreed: number;
}

/** The dependencies of a vote on a slow player. */
export interface ThoughtServices {
  readonly time: Time;
  /** Called after a vote, or after the player says that they are still thinking. */
  readonly changed: () => void;
}

/**
 * The number of agreements about a seat in one deal from which a bot plays until the deal is over. Before that, the player can take
 * the seat back each time.
 */
const AGREED_FOR_DEAL = 3;

/** How often a person may say during one decision that they are still thinking. After that, the others' votes count. */
const MOST_STILL_HERE = 3;

/** The vote on slow players in a game without a clock: the others may agree to let a bot play. */
export class SlowPlayerVote {
  readonly #table: Table;
  readonly #clock: TableClock;
  readonly #presence: Presence;
  readonly #services: ThoughtServices;
  readonly #consent = new Consent();
  /** How often the others agreed on a bot for a seat, and the deal and game in which they did. A restart clears it. */
  readonly #agreements = new Map<Seat, { readonly deal: string; readonly times: number }>();

  /** How often the player of a seat has said that they are still thinking, and about which question. */
  readonly #stillHere = new Map<Seat, { readonly question: number; readonly times: number }>();

  constructor(table: Table, clock: TableClock, presence: Presence, services: ThoughtServices) {
    this.#table = table;
    this.#clock = clock;
    this.#presence = presence;
    this.#services = services;
  }

  /** Returns the players who are present and have made others wait for a long time. */
  slow(): readonly SlowSeat[] {
    const { record, run } = this.#table;
    const now = this.#services.time.now();
    return record.seats.flatMap((_, seat) => {
      const isLong = (this.#clock.isLongAt(seat) ?? Infinity) <= now;
      if (run === null || !isLong || this.#playerHereAt(seat) === null) return [];
      const others = this.#othersHere(seat);
      return others.length === 0 ? [] : [{ seat, agreed: this.#consent.count(seat, run.decisionEpoch(seat), others) }];
    });
  }

  /**
   * Records a vote for a bot at a seat. The bot plays once all others who are present agree. Resolves with a refusal if there is
   * nothing to vote on.
   */
  async agree(guest: Guest, seat: Seat): Promise<Answer> {
    const { record, run } = this.#table;
    if (run === null || !this.slow().some((slow) => slow.seat === seat)) return refusal('not-slow');
    const others = this.#othersHere(seat);
    if (!others.includes(guest.id) || seatOf(record, guest.id) === seat) return refusal('not-seated');
    const question = run.decisionEpoch(seat);
    this.#consent.give(seat, question, guest.id);
    const isAgreed = this.#consent.count(seat, question, others) === others.length;
    if (isAgreed) this.#consent.forget(seat);
    const answer = isAgreed ? await this.#letBotPlay(seat, run) : ({ ok: true } as const);
    this.#services.changed();
    return answer;
  }

  async #letBotPlay(seat: Seat, { id, state }: GameRun): Promise<Answer> {
    const deal = `${id} ${state.records.length}`;
    const before = this.#agreements.get(seat);
    const times = (before?.deal === deal ? before.times : 0) + 1;
    const answer = await this.#table.change((now) => agreed(now, seat, times < AGREED_FOR_DEAL ? 'agreed' : 'deal'));
    if (answer.ok) this.#agreements.set(seat, { deal, times });
    return answer;
  }

  /**
   * Records that a slow player is still thinking, which clears the votes and restarts their time. Returns a refusal after a limited
   * number of times during one decision.
   */
  stillHere(guest: Guest): Answer {
    const { record, run } = this.#table;
    const seat = seatOf(record, guest.id);
    if (seat === null) return refusal('not-seated');
    if (run === null || !this.slow().some((slow) => slow.seat === seat)) return { ok: true };
    const question = run.decisionEpoch(seat);
    const before = this.#stillHere.get(seat);
    const times = (before?.question === question ? before.times : 0) + 1;
    if (times > MOST_STILL_HERE) return refusal('still-here-often');
    this.#stillHere.set(seat, { question, times });
    this.#consent.forget(seat);
    this.#clock.startOver(seat, this.#services.time.now());
    this.#services.changed();
    return { ok: true };
  }

  /** Returns the players who are present, except the one in a seat. */
  #othersHere(seat: Seat): readonly Guest['id'][] {
    return this.#table.record.seats.flatMap((_, other) => (other === seat ? [] : (this.#playerHereAt(other) ?? [])));
  }

  #playerHereAt(seat: Seat): Guest['id'] | null {
    const held = this.#table.record.seats[seat];
    return held?.kind === 'person' && this.#presence.isHere(held.person) ? held.person : null;
  }
}
