import type { GameEndKind, GuestId, Idle } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import { type Changed, isGranted, refusedToGather } from '../record/change.ts';
import { withHandsHidden } from '../record/shown-hands.ts';
import {
  EMPTY_SEAT, isPlayedByBot, isRemoved, type SeatRecord, seatOf, type TableRecord, withSeat,
} from '../record/table-record.ts';

/** Host only: starts a game with the id `gameId`. Returns the new table, or the reason for a refusal. */
export function start(table: TableRecord, by: GuestId, gameId: string): Changed {
  const refused = refusedToGather(table, by);
  if (refused !== null) return refused;
  if (table.seats.some((held) => held.kind === 'empty')) return 'seats-not-filled';
  return { ...withHandsHidden(table), ...NOTHING_AGREED, status: 'playing', gameId, end: null, looked: null, watchingSince: 0 };
}

/** The state of a new game's proposals: none. */
const NOTHING_AGREED = {
  proposal: null, restingProposals: [], lastDeal: false, pause: null, waitingGame: null, ready: [],
} as const satisfies Partial<TableRecord>;

/** Returns the table after the game's result, or after the deal that all agreed would be the last. */
export function finished(table: TableRecord, end: Exclude<GameEndKind, 'agreed'>): TableRecord {
  return { ...table, proposal: null, pause: null, status: 'finished', end, games: table.games + 1, holders: null };
}

/** Returns the table after all have agreed to end the game. It is gathering, with everybody in their seats. */
export function endedByAgreement(table: TableRecord): TableRecord {
  return { ...gathered({ ...table, ...NOTHING_AGREED }), end: 'agreed', games: table.games + 1, holders: null };
}

/** Players only: ends a break. Returns the new table, or a refusal. */
export function endBreak(table: TableRecord, by: GuestId): Changed {
  if (table.status !== 'playing') return 'only-while-playing';
  if (seatOf(table, by) === null) return 'not-seated';
  return table.pause === null ? 'nothing-to-continue' : { ...table, pause: null };
}

/**
 * Players only, in a game without a move for a week: starts gathering for a new game. The old game stays suspended until the new
 * one starts. Returns the new table, or a refusal.
 */
export function gatherAnother(table: TableRecord, by: GuestId, idle: Idle | null): Changed {
  const { status, gameId, game, options, seats, lastDeal, pause, holders } = table;
  if (status !== 'playing' || gameId === null) return 'only-while-playing';
  if (seatOf(table, by) === null && table.host.id !== by) return 'not-seated';
  if (idle !== 'week') return 'game-not-idle';
  const waitingGame = { gameId, game, options, seats, lastDeal, pause, holders };
  return { ...gathered({ ...table, ...NOTHING_AGREED, restingProposals: table.restingProposals }), holders: null, waitingGame };
}

/** Players only: resumes the suspended game, with everybody in their seats of that game. Returns the new table, or a refusal. */
export function continueWaiting(table: TableRecord, by: GuestId): Changed {
  const { waitingGame } = table;
  if (table.status !== 'gathering' || waitingGame === null) return 'nothing-to-continue';
  const isOfIt = waitingGame.seats.some((held) => held.kind === 'person' && held.person === by);
  if (!isOfIt || isRemoved(table, by)) return 'not-seated';
  return { ...table, ...NOTHING_AGREED, restingProposals: table.restingProposals, ...waitingGame, status: 'playing', end: null };
}

/** Between games: sets whether a seated person is ready for the next game. Returns the new table, or a refusal. */
export function sayReady(table: TableRecord, by: GuestId, is: 'ready' | 'not-yet'): Changed {
  if (table.status === 'playing') return 'only-while-gathering';
  if (seatOf(table, by) === null) return 'not-seated';
  const others = table.ready.filter((person) => person !== by);
  return { ...table, ready: is === 'ready' ? [...others, by] : others };
}

/** Host only: starts gathering again after a game, with everybody in their seats. Returns the new table, or a refusal. */
export function rematch(table: TableRecord, by: GuestId): Changed {
  if (table.status !== 'finished') return 'only-when-finished';
  if (table.host.id !== by) return 'not-host';
  return gathered(table);
}

/** Returns the table gathering after a game, with everybody in their seats. The seats of people removed since are free. */
export function gathered(table: TableRecord): TableRecord {
  const seats = table.seats.map((held) => (isGone(table, held) ? EMPTY_SEAT : playedByItsOwner(held)));
  return withHandsHidden({ ...table, status: 'gathering', seats, joining: [] });
}

/** Host only: lets a bot stand in for an absent player at once. Returns the new table, or a refusal. */
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

/**
 * Lets a bot stand in for a player who has been away for a while, if the table's setting says so. Returns the new table, or a
 * refusal.
 */
export function absent(table: TableRecord, seat: Seat, isHere: (person: GuestId) => boolean): Changed {
  if (table.status !== 'playing') return 'only-while-playing';
  const held = table.seats[seat];
  if (held === undefined) return 'seat-unknown';
  if (held.kind !== 'person') return 'seat-empty';
  if (isHere(held.person)) return 'person-present';
  return held.standIn === 'deal' ? table : withSeat(table, seat, { ...held, standIn: 'away' });
}

/**
 * Lets a bot stand in for a slow player, as all the others agreed: either for now, or until the deal ends. Returns the new table,
 * or a refusal.
 */
export function agreed(table: TableRecord, seat: Seat, standIn: 'agreed' | 'deal'): Changed {
  if (table.status !== 'playing') return 'only-while-playing';
  const held = table.seats[seat];
  return held?.kind === 'person' ? withSeat(table, seat, { ...held, standIn }) : 'seat-empty';
}

/** Returns the table after a person has come back. If a bot stood in for them by agreement, they play again. */
export function cameBack(table: TableRecord, person: GuestId): TableRecord {
  const back = takeSeatBack(table, person);
  return isGranted(back) ? back : table;
}

/** Ends a bot's stand-in for a person, who then plays themselves again. Returns the new table, or a refusal. */
export function takeSeatBack(table: TableRecord, person: GuestId): Changed {
  if (table.status !== 'playing') return 'only-while-playing';
  const seat = seatOf(table, person);
  const held = seat === null ? undefined : table.seats[seat];
  if (seat === null || held === undefined) return 'not-seated';
  if (isForDeal(held)) return 'bot-plays-deal';
  return isPlayedByBot(held) ? withSeat(table, seat, playedByItsOwner(held)) : table;
}

/** Returns the table after a deal: players whose bot stood in until its end play again. */
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
