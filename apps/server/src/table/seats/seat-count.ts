import { seatCountFor } from '@chinwag/protocol';
import type { AnyGame, Seat } from '@chinwag/rules';
import { EMPTY_SEAT, type SeatRecord, type TableRecord } from '../record/table-record.ts';

/** Returns the number of seats of a table in a game. */
export function seatCount(table: TableRecord, { seats }: AnyGame): number {
  return seatCountFor({ wished: table.seatsWished, people: peopleAt(table), seats });
}

/** Returns the number of seats held by people. */
export function peopleAt({ seats }: TableRecord): number {
  return seats.filter(({ kind }) => kind === 'person').length;
}

/**
 * Returns the table with one more seat, if `seat` would be the next one. Returns the same table unless it is gathering, with a
 * person in every existing seat, and the game allows one more.
 */
export function withRoomAt(table: TableRecord, game: AnyGame, seat: Seat): TableRecord {
  const count = table.seats.length;
  const isFull = peopleAt(table) === count && count < game.seats.max;
  return table.status === 'gathering' && seat === count && isFull ? withSeatCount(table, count + 1) : table;
}

/** Returns the number of seats open to a new person: the empty ones, or those that a full table can add. */
export function seatsToTake(table: TableRecord, game: AnyGame): number {
  const count = table.seats.length;
  if (peopleAt(table) === count) return game.seats.max - count;
  return table.seats.filter(({ kind }) => kind === 'empty').length;
}

/** Returns the table without the empty seats that were added for friends who have left. */
export function withoutSpareSeats(table: TableRecord, game: AnyGame): TableRecord {
  const spare = table.seats.length - seatCount(table, game);
  const empty = table.seats.filter(({ kind }) => kind === 'empty').length;
  if (table.status !== 'gathering' || spare <= 0 || empty === 0) return table;
  return withSeatCount(table, table.seats.length - Math.min(spare, empty));
}

/**
 * Returns the table with `count` seats. To reduce the number, removes empty seats first, then bots, then the last people, who
 * become spectators.
 */
export function withSeatCount(table: TableRecord, count: number): TableRecord {
  const seats = [...table.seats];
  while (seats.length < count) seats.push(EMPTY_SEAT);
  while (seats.length > count) seats.splice(leastNeeded(seats), 1);
  return { ...table, seats };
}

function leastNeeded(seats: readonly SeatRecord[]): number {
  const last = (kind: SeatRecord['kind']): number => seats.findLastIndex((held) => held.kind === kind);
  return [last('empty'), last('bot'), last('person')].find((seat) => seat >= 0) ?? 0;
}
