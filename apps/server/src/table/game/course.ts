import type { GameEndKind, GuestId, Idle } from '@chinwag/protocol';
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
  return { ...withHandsHidden(table), ...NOTHING_AGREED, status: 'playing', gameId, end: null, looked: null, watchingSince: 0 };
}

/** What is so of a game of which nothing has been proposed yet. */
const NOTHING_AGREED = {
  proposal: null, restingProposals: [], lastDeal: false, pause: null, waitingGame: null, ready: [],
} as const satisfies Partial<TableRecord>;

/** The table after the game came to its result, or after the deal that all agreed was its last. */
export function finished(table: TableRecord, end: Exclude<GameEndKind, 'agreed'>): TableRecord {
  return { ...table, proposal: null, pause: null, status: 'finished', end, games: table.games + 1, holders: null };
}

/** The table after all agreed that its game is over: people gather, everybody where they sat. */
export function endedByAgreement(table: TableRecord): TableRecord {
  return { ...gathered({ ...table, ...NOTHING_AGREED }), end: 'agreed', games: table.games + 1, holders: null };
}

/** Of those who play: goes on after a break. */
export function endBreak(table: TableRecord, by: GuestId): Changed {
  if (table.status !== 'playing') return 'only-while-playing';
  if (seatOf(table, by) === null) return 'not-seated';
  return table.pause === null ? 'nothing-to-continue' : { ...table, pause: null };
}

/** Of those of a game in which nobody has moved for a week: people gather for another one, and this one waits until that starts. */
export function gatherAnother(table: TableRecord, by: GuestId, idle: Idle | null): Changed {
  const { status, gameId, game, options, seats, lastDeal, pause, holders } = table;
  if (status !== 'playing' || gameId === null) return 'only-while-playing';
  if (seatOf(table, by) === null && table.host.id !== by) return 'not-seated';
  if (idle !== 'week') return 'game-not-idle';
  const waitingGame = { gameId, game, options, seats, lastDeal, pause, holders };
  return { ...gathered({ ...table, ...NOTHING_AGREED, restingProposals: table.restingProposals }), holders: null, waitingGame };
}

/** Of those of a game that waits: goes on with it, everybody where they sat in it. */
export function continueWaiting(table: TableRecord, by: GuestId): Changed {
  const { waitingGame } = table;
  if (table.status !== 'gathering' || waitingGame === null) return 'nothing-to-continue';
  const isOfIt = waitingGame.seats.some((held) => held.kind === 'person' && held.person === by);
  if (!isOfIt || isRemoved(table, by)) return 'not-seated';
  return { ...table, ...NOTHING_AGREED, restingProposals: table.restingProposals, ...waitingGame, status: 'playing', end: null };
}

/** Between games, somebody who sits says whether they are ready for the next. */
export function sayReady(table: TableRecord, by: GuestId, is: 'ready' | 'not-yet'): Changed {
  if (table.status === 'playing') return 'only-while-gathering';
  if (seatOf(table, by) === null) return 'not-seated';
  const others = table.ready.filter((person) => person !== by);
  return { ...table, ready: is === 'ready' ? [...others, by] : others };
}

/** Host: gather again after a game, everybody where they sat. */
export function rematch(table: TableRecord, by: GuestId): Changed {
  if (table.status !== 'finished') return 'only-when-finished';
  if (table.host.id !== by) return 'not-host';
  return gathered(table);
}

/** The table after a game, everybody where they sat; the seats of those who were sent away since are free. */
export function gathered(table: TableRecord): TableRecord {
  const seats = table.seats.map((held) => (isGone(table, held) ? EMPTY_SEAT : playedByItsOwner(held)));
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

function isGone(table: TableRecord, held: SeatRecord): boolean {
  return held.kind === 'person' && isRemoved(table, held.person);
}

function isForDeal(held: SeatRecord): boolean {
  return held.kind === 'person' && held.standIn === 'deal';
}

function playedByItsOwner(held: SeatRecord): SeatRecord {
  return held.kind === 'person' ? { ...held, standIn: null } : held;
}
