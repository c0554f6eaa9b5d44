import type { GuestId } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import { type Changed, isGranted, refusedToGather } from '../record/change.ts';
import { withHandsHidden } from '../record/shown-hands.ts';
import {
  EMPTY_SEAT, isPlayedByBot, isRemoved, type SeatRecord, seatOf, type TableRecord, withSeat,
} from '../record/table-record.ts';

/** Host: a game begins, under the id `gameId`. */
export function start(table: TableRecord, by: GuestId, gameId: string): Changed {
  const refused = refusedToGather(table, by);
  if (refused !== null) return refused;
  if (table.seats.some((held) => held.kind === 'empty')) return 'seats-not-filled';
  return { ...withHandsHidden(table), status: 'playing', gameId, looked: null, watchingSince: 0 };
}

/** The table after the game came to its result. */
export function finished(table: TableRecord): TableRecord {
  return { ...table, status: 'finished', games: table.games + 1, holders: null };
}

/** Host: gather again after a game, everybody where they sat. */
export function rematch(table: TableRecord, by: GuestId): Changed {
  if (table.status !== 'finished') return 'only-when-finished';
  if (table.host.id !== by) return 'not-host';
  return gathered(table);
}

/** The table after a game, everybody where they sat; the seats of those who were sent away since are free. */
export function gathered(table: TableRecord): TableRecord {
  const isGone = (held: SeatRecord): boolean => held.kind === 'person' && isRemoved(table, held.person);
  const seats = table.seats.map((held) => (isGone(held) ? EMPTY_SEAT : playedByItsOwner(held)));
  return withHandsHidden({ ...table, status: 'gathering', seats, joining: [] });
}

/** Host: a bot plays for somebody who is away, at once. */
export function standInFor(
  table: TableRecord,
  by: GuestId,
  seat: Seat,
  isHere: (person: GuestId) => boolean,
): Changed {
  if (table.status !== 'playing') return 'only-while-playing';
  if (table.host.id !== by) return 'not-host';
  return absent(table, seat, isHere);
}

/** A bot plays for somebody who has been away for a while, if the table's rule says so. */
export function absent(table: TableRecord, seat: Seat, isHere: (person: GuestId) => boolean): Changed {
  if (table.status !== 'playing') return 'only-while-playing';
  const held = table.seats[seat];
  if (held === undefined) return 'seat-unknown';
  if (held.kind !== 'person') return 'seat-empty';
  if (isHere(held.person)) return 'person-present';
  return held.standIn === 'deal' ? table : withSeat(table, seat, { ...held, standIn: 'away' });
}

/** A bot plays for somebody who is here but keeps everybody waiting, as all others agree: for now, or until the deal is over. */
export function agreed(table: TableRecord, seat: Seat, standIn: 'agreed' | 'deal'): Changed {
  if (table.status !== 'playing') return 'only-while-playing';
  const held = table.seats[seat];
  return held?.kind === 'person' ? withSeat(table, seat, { ...held, standIn }) : 'seat-empty';
}

/** The table after somebody came in who may have been away: one for whom a bot plays as all others agreed, plays again. */
export function cameBack(table: TableRecord, person: GuestId): TableRecord {
  const back = takeSeatBack(table, person);
  return isGranted(back) ? back : table;
}

/** Takes one's own seat back from the bot that sat in. */
export function takeSeatBack(table: TableRecord, person: GuestId): Changed {
  if (table.status !== 'playing') return 'only-while-playing';
  const seat = seatOf(table, person);
  const held = seat === null ? undefined : table.seats[seat];
  if (seat === null || held === undefined) return 'not-seated';
  if (isForDeal(held)) return 'bot-plays-deal';
  return isPlayedByBot(held) ? withSeat(table, seat, playedByItsOwner(held)) : table;
}

/** The table after a deal: who had a bot play for them until it was over plays again. */
export function dealOver(table: TableRecord): TableRecord {
  return { ...table, seats: table.seats.map((held) => (isForDeal(held) ? playedByItsOwner(held) : held)) };
}

function isForDeal(held: SeatRecord): boolean {
  return held.kind === 'person' && held.standIn === 'deal';
}

function playedByItsOwner(held: SeatRecord): SeatRecord {
  return held.kind === 'person' ? { ...held, standIn: null } : held;
}
