import { type Strength, strengthsOf } from '@chinwag/bots/strengths';
import type { Guest, GuestId, RefusalCode, RequestPayload } from '@chinwag/protocol';
import type { AnyGame, Seat } from '@chinwag/rules';
import { type Changed, refusedToGather } from '../record/change.ts';
import { newBot } from '../record/new-bot.ts';
import { peopleAt, withSeatCount } from './seat-count.ts';
import {
  EMPTY_SEAT, isRemoved, seatOf, type TableRecord, withPersonAt, withSeat,
} from '../record/table-record.ts';

/**
 * Seats a guest in an empty seat, a bot's, or one of `absent`, and frees their former seat. During a game, a spectator may take a
 * bot's seat. Returns the new table, or a refusal.
 */
export function sit(table: TableRecord, guest: Guest, seat: Seat, absent: readonly Seat[] = []): Changed {
  if (isRemoved(table, guest.id)) return 'removed-from-table';
  const comesLate = table.status === 'playing' && seatOf(table, guest.id) === null;
  if (table.status !== 'gathering' && !comesLate) return 'only-while-gathering';
  const held = table.seats[seat];
  if (held === undefined) return 'seat-unknown';
  if (held.kind === 'person' && held.person === guest.id) return table;
  if (held.kind === 'person' && !absent.includes(seat)) return 'seat-taken';
  return withPersonAt(withoutPerson(table, guest.id), seat, guest);
}

/** Frees a person's seat. Returns the new table, or a refusal. */
export function stand(table: TableRecord, person: GuestId): Changed {
  if (table.status !== 'gathering') return 'only-while-gathering';
  return seatOf(table, person) === null ? 'not-seated' : withoutPerson(table, person);
}

/** Host only: puts a bot in one empty seat, of default strength unless `strength` is given. Returns the new table, or a refusal. */
export function seatBot(table: TableRecord, by: GuestId, seat: Seat, strength?: Strength): Changed {
  const refused = refusedToGather(table, by) ?? refusedStrength(table, strength);
  if (refused !== null) return refused;
  const held = table.seats[seat];
  if (held === undefined) return 'seat-unknown';
  return held.kind === 'empty' ? withSeat(table, seat, newBot(table, strength)) : 'seat-taken';
}

/**
 * Host only: puts a bot in every empty seat, of default strength unless `strength` is given. Returns the new table, or a refusal.
 */
export function fillWithBots(table: TableRecord, by: GuestId, strength?: Strength): Changed {
  const refused = refusedToGather(table, by) ?? refusedStrength(table, strength);
  if (refused !== null) return refused;
  return table.seats.reduce(
    (filled, held, seat) => (held.kind === 'empty' ? withSeat(filled, seat, newBot(filled, strength)) : filled),
    table,
  );
}

/** Host only: sets the strength of the bots in some seats. Returns the new table, or a refusal. */
export function setStrength(table: TableRecord, by: GuestId, { seats, strength }: RequestPayload<'setStrength'>): Changed {
  const refused = refusedToGather(table, by) ?? refusedStrength(table, strength);
  if (refused !== null) return refused;
  if (seats.some((seat) => table.seats[seat]?.kind !== 'bot')) return 'seat-unknown';
  const now = table.seats.map((held, seat) => (held.kind === 'bot' && seats.includes(seat) ? { ...held, strength } : held));
  return { ...table, seats: now };
}

/** Returns the refusal if the table's game has no bot of this strength, or null if it has one. */
function refusedStrength({ game }: TableRecord, strength?: Strength): RefusalCode | null {
  return strength === undefined || strengthsOf(game).includes(strength) ? null : 'strength-unknown';
}

/** Host only: clears a seat; a person becomes a spectator. Returns the new table, or a refusal. */
export function clearSeat(table: TableRecord, by: GuestId, seat: Seat): Changed {
  const refused = refusedToGather(table, by);
  if (refused !== null) return refused;
  const held = table.seats[seat];
  if (held === undefined) return 'seat-unknown';
  return held.kind === 'empty' ? 'seat-empty' : withSeat(table, seat, EMPTY_SEAT);
}

/** Host only: reorders the seats. `order` gives the old seat for each new one. Returns the new table, or a refusal. */
export function arrangeSeats(table: TableRecord, by: GuestId, order: readonly Seat[]): Changed {
  const refused = refusedToGather(table, by);
  if (refused !== null) return refused;
  if (order.length !== table.seats.length || new Set(order).size !== order.length) return 'order-invalid';
  const seats = order.flatMap((seat) => table.seats[seat] ?? []);
  return seats.length === order.length ? { ...table, seats } : 'order-invalid';
}

/** Host only: sets the number of seats, if the game allows a choice. Nobody loses a seat. Returns the new table, or a refusal. */
export function setSeats(table: TableRecord, by: GuestId, game: AnyGame, count: number): Changed {
  const refused = refusedToGather(table, by);
  if (refused !== null) return refused;
  if (count < game.seats.min || count > game.seats.max) return 'seat-unknown';
  if (count < peopleAt(table)) return 'seats-in-use';
  return { ...withSeatCount(table, count), seatsWished: count };
}

function withoutPerson(table: TableRecord, person: GuestId): TableRecord {
  const seat = seatOf(table, person);
  return seat === null ? table : withSeat(table, seat, EMPTY_SEAT);
}
