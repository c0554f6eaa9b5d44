import { type Answer, type Guest, type GuestId, NUDGE_AFTER, type Refusal, refusal, refusalUntil } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import type { Presence } from '../connections/presence.ts';
import type { Monotonic } from '../../time.ts';
import type { Table } from '../table.ts';
import type { TableClock } from '../clock/table-clock.ts';
import { isPlayedByBot, seatOf } from '../record/table-record.ts';

/** The nudges at a table. Each guest may send one nudge per decision that a player is making. */
export class Nudges {
  readonly #table: Table;
  readonly #clock: TableClock;
  readonly #presence: Presence;
  /** The question of the last nudge, by sender and seat. */
  readonly #asked = new Map<string, string>();

  constructor(table: Table, clock: TableClock, presence: Presence) {
    this.#table = table;
    this.#clock = clock;
    this.#presence = presence;
  }

  /** Nudges the person in a seat. Returns whom to notify, or a refusal. */
  ask(guest: Guest, seat: Seat, now: Monotonic): Answer<{ readonly person: GuestId }> {
    const { record, run } = this.#table;
    const held = record.seats[seat];
    const own = seatOf(record, guest.id);
    const since = this.#clock.askedAt(seat);
    if (run === null) return refusal('only-while-playing');
    if (own === null) return refusal('not-seated');
    if (held?.kind !== 'person' || isPlayedByBot(held) || own === seat || since === null) return refusal('not-awaited');
    if (!this.#presence.isHere(held.person)) return refusal('person-away');
    return this.#refused(`${guest.id} ${seat}`, `${run.id} ${run.decisionEpoch(seat)}`, since + NUDGE_AFTER - now) ?? {
      ok: true,
      person: held.person,
    };
  }

  #refused(who: string, question: string, early: number): Refusal | null {
    if (early > 0) return refusalUntil('nudge-early', early);
    if (this.#asked.get(who) === question) return refusal('nudge-again');
    this.#asked.set(who, question);
    return null;
  }
}
