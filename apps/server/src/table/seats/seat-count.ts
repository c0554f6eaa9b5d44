import { seatCountFor } from '@chinwag/protocol';
import type { AnyGame, Seat } from '@chinwag/rules';
import { EMPTY_SEAT, type SeatRecord, type TableRecord } from '../record/table-record.ts';

/** How many seats a table has for a game. */
export function seatCount(table: TableRecord, { seats }: AnyGame): number {
  return seatCountFor({ wished: table.seatsWished, people: peopleAt(table), seats });
}

/** How many of the seats are people's. */
export function peopleAt({ seats }: TableRecord): number {
  return seats.filter(({ kind }) => kind === 'person').length;
}

/**
 * The table with one seat more, if it is `seat`, the next there could be, while people gather, all others are people's and the
 * game bears one more; or else the same table.
 */
export function withRoomAt(table: TableRecord, game: AnyGame, seat: Seat): TableRecord {
  const count = table.seats.length;
  const isFull = peopleAt(table) === count && count < game.seats.max;
  return table.status === 'gathering' && seat === count && isFull ? withSeatCount(table, count + 1) : table;
}

/** How many seats the one who comes may just take: those that are empty; or, where all are people's, those the table grows by. */
export function seatsToTake(table: TableRecord, game: AnyGame): number {
  const count = table.seats.length;
  if (peopleAt(table) === count) return game.seats.max - count;
  return table.seats.filter(({ kind }) => kind === 'empty').length;
}

/** The table without the empty seats that came with friends who have gone again. */
export function withoutSpareSeats(table: TableRecord, game: AnyGame): TableRecord {
  const spare = table.seats.length - seatCount(table, game);
  const empty = table.seats.filter(({ kind }) => kind === 'empty').length;
  if (table.status !== 'gathering' || spare <= 0 || empty === 0) return table;
  return withSeatCount(table, table.seats.length - Math.min(spare, empty));
}

/**
 * The table with more or fewer seats. Where there are too few for all, empty seats go first, then bots, then the
 * last of the people, who go on watching.
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
