import { type GuestId, type RequestPayload, TAKE_BACK_STANDS, type TakeBack } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import type { Changed } from '../record/change.ts';
import { later, type Monotonic } from '../../time.ts';
import type { GameRun } from './game-run.ts';
import { isPlayedByBot, playsThemselves, seatOf, type TableRecord, type TakeBackRecord } from '../record/table-record.ts';

/*
 * A player asks to take back their last move. The seated people who play themselves answer; bots always agree, including stand-in
 * bots. The move is taken back once all have agreed. The request fails with the first refusal, with a move, when the player who
 * asked leaves, or at the timeout. While a rule demands silence of anybody, nobody can ask, because an answer, or its speed, would
 * be a hint. The request is stored with the table, so that it is open again after a restart.
 */

/** The parts of a game that are needed for take-backs, or null if no game is in progress. */
type TakeBackGame = Pick<GameRun, 'id' | 'seq' | 'takingBack' | 'isSilent'> | null;

/**
 * The public take-back status: the status of each seat, and the first event that the request would undo. `from` is null if there
 * is no request.
 */
export interface ShownTakeBacks {
  readonly from: number | null;
  readonly seats: readonly (TakeBack | null)[];
}

/** Requests at `now` to take back a person's last move. Returns the new table, or a refusal. */
export function askToTakeBack(table: TableRecord, by: GuestId, run: TakeBackGame, now: Monotonic): Changed {
  const seat = seatOf(table, by);
  if (run === null || table.status !== 'playing') return 'only-while-playing';
  if (seat === null) return 'not-seated';
  if (isPlayedByBot(table.seats[seat])) return 'bot-plays';
  if (table.settings.takingBack === 'off') return 'taking-back-off';
  if (run.isSilent) return 'silence';
  if (standingTakeBack(table, run) !== null) return 'take-back-asked';
  const from = run.takingBack(seat);
  if (typeof from === 'string') return from;
  if (wasInVain(table, run.id, seat, from)) return 'take-back-again';
  const { id: gameId, seq } = run;
  return { ...table, takeBack: { gameId, seat, from, seq, until: later(now, TAKE_BACK_STANDS), agreed: [] } };
}

/** Records a player's answer to another player's request to take back a move. Returns the new table, or a refusal. */
export function answerTakeBack(
  table: TableRecord,
  by: GuestId,
  run: TakeBackGame,
  { from, answer }: RequestPayload<'answerTakeBack'>,
): Changed {
  const asked = standingTakeBack(table, run);
  if (asked === null || asked.from !== from) return 'nobody-takes-back';
  if (!askedBy(table, asked).includes(by)) return 'not-seated';
  if (answer === 'no') return inVain(table, asked);
  return asked.agreed.includes(by) ? table : { ...table, takeBack: { ...asked, agreed: [...asked.agreed, by] } };
}

/** Withdraws a request to take back a move, by the person who made it. Returns the new table, or a refusal. */
export function withdrawTakeBack(table: TableRecord, by: GuestId, run: TakeBackGame): Changed {
  const asked = standingTakeBack(table, run);
  return asked === null || seatOf(table, by) !== asked.seat ? 'nobody-takes-back' : inVain(table, asked);
}

/**
 * Returns the open request to take back, or null if there is none. A request lapses with the next event, when a rule demands
 * silence, or when its maker no longer plays.
 */
export function standingTakeBack({ status, settings, takeBack, seats }: TableRecord, run: TakeBackGame): TakeBackRecord | null {
  if (run === null || takeBack === null || status !== 'playing' || settings.takingBack === 'off' || run.isSilent) return null;
  return playsThemselves(seats[takeBack.seat]) && run.id === takeBack.gameId && run.seq === takeBack.seq ? takeBack : null;
}

/** Returns the open request to take back if everybody who was asked has agreed. Returns null if not, or if there is no request. */
export function agreedTakeBack(table: TableRecord, run: TakeBackGame): TakeBackRecord | null {
  const asked = standingTakeBack(table, run);
  return asked !== null && askedBy(table, asked).every((person) => asked.agreed.includes(person)) ? asked : null;
}

/**
 * Returns the table, reloaded at `now`, with the request's full time restarted. Nobody could answer while the table was not loaded.
 */
export function askingAgain(table: TableRecord, now: Monotonic): TableRecord {
  const { takeBack } = table;
  return takeBack === null ? table : { ...table, takeBack: { ...takeBack, until: later(now, TAKE_BACK_STANDS) } };
}

/**
 * Returns the table after the timeout of the request that is open until `until`. Returns the same table if that request is no
 * longer open.
 */
export function expireTakeBack(table: TableRecord, run: TakeBackGame, until: Monotonic): TableRecord {
  const asked = standingTakeBack(table, run);
  return asked?.until === until ? inVain(table, asked) : table;
}

/** Returns the public take-back status of the table. */
export function shownTakeBacks(table: TableRecord, run: TakeBackGame): ShownTakeBacks {
  const asked = standingTakeBack(table, run);
  return { from: asked?.from ?? null, seats: table.seats.map((_, seat) => shownAt(table, run, seat, asked)) };
}

function shownAt(table: TableRecord, run: TakeBackGame, seat: Seat, asked: TakeBackRecord | null): TakeBack | null {
  const held = table.seats[seat];
  if (run === null || table.status !== 'playing' || !playsThemselves(held)) return null;
  if (asked !== null) return asked.seat === seat ? 'asks' : asked.agreed.includes(held.person) ? 'agrees' : null;
  const from = table.settings.takingBack === 'off' ? 'taking-back-off' : run.takingBack(seat);
  if (typeof from === 'string') return null;
  if (wasInVain(table, run.id, seat, from)) return 'stays';
  return run.isSilent ? 'silent' : 'possible';
}

/** Returns the people who are asked. */
function askedBy({ seats }: TableRecord, { seat }: TakeBackRecord): readonly GuestId[] {
  return seats.flatMap((held, other) => (other !== seat && playsThemselves(held) ? held.person : []));
}

/** Returns the table after a request that failed. Nobody can repeat the request for the same move. */
function inVain(table: TableRecord, { gameId, seat, from }: TakeBackRecord): TableRecord {
  const others = table.takeBacksInVain.filter((other) => other.gameId === gameId && other.seat !== seat);
  return { ...table, takeBack: null, takeBacksInVain: [...others, { gameId, seat, from }] };
}

function wasInVain({ takeBacksInVain }: TableRecord, gameId: string, seat: Seat, from: number): boolean {
  for (const move of takeBacksInVain) if (move.gameId === gameId && move.seat === seat && move.from === from) return true;
  return false;
}
