import type { Guest, GuestId } from '@chinwag/protocol';
import { type AnyGame, parseOptions } from '@chinwag/rules';
import { type Changed, refusedToGather } from '../record/change.ts';
import { gathered, start } from './course.ts';
import { withJoining } from '../seats/joining.ts';
import { seatCount, withSeatCount } from '../seats/seat-count.ts';
import { fillWithBots } from '../seats/seating.ts';
import type { TableRecord } from '../record/table-record.ts';

/**
 * Host only: sets the game and its options. `game` is null if the requested one does not exist. Returns the new table, or a
 * refusal.
 */
export function configure(table: TableRecord, by: GuestId, game: AnyGame | null, options: object): Changed {
  const refused = refusedToGather(table, by);
  if (refused !== null) return refused;
  if (game === null) return 'game-unknown';
  const parsed = parseOptions(game.options, options);
  if (parsed === null) return 'options-invalid';
  return withGame(table, game, parsed);
}

/**
 * Host only: selects a different game, with the options it last had at this table. `game` is null if it does not exist. Returns the
 * new table, or a refusal.
 */
export function chooseGame(table: TableRecord, by: GuestId, game: AnyGame | null): Changed {
  const refused = refusedToGather(table, by);
  if (refused !== null) return refused;
  return game === null ? 'game-unknown' : withGame(table, game, optionsHere(table, game));
}

/**
 * Host only: starts a different game immediately after a finished one, with the options it last had here. People stay in their
 * seats if the game has enough; the last people become spectators if it does not. Spectators who asked to play get seats too. Bots
 * fill the rest, and stand in for absent people if the table's setting says so. Returns the new table, or a refusal.
 */
export function anotherGame(
  table: TableRecord,
  by: GuestId,
  game: AnyGame | null,
  next: NextGame,
): Changed {
  if (table.status !== 'finished') return 'only-when-finished';
  return table.host.id === by ? started(gathered(table), table.joining, game, next) : 'not-host';
}

/** Starts a different game immediately in place of the current one, as all agreed. Returns the new table, or a refusal. */
export function gameInstead(table: TableRecord, game: AnyGame | null, next: NextGame): Changed {
  return table.status === 'gathering' ? started(table, [], game, next) : 'only-while-gathering';
}

/** The people at a table when a different game starts. */
export interface Attendance {
  readonly isHere: (person: GuestId) => boolean;
  /** Returns whether a person has been away for longer than the grace period. */
  readonly isAway: (person: GuestId) => boolean;
}

/** The game to start, and the people present. */
interface NextGame extends Attendance {
  readonly gameId: string;
}

/** Returns a gathering table with a game started for the people with seats, and for those of `joining` who are present. */
function started(
  table: TableRecord,
  joining: readonly Guest[],
  game: AnyGame | null,
  { gameId, isHere, isAway }: NextGame,
): Changed {
  if (game === null) return 'game-unknown';
  const set = withGame(table, game, optionsHere(table, game));
  const seated = withJoining(set, game, joining.filter(({ id }) => isHere(id)), isAway);
  const filled = fillWithBots(seated, table.host.id);
  return typeof filled === 'string' ? filled : start(withStandIns(filled, isHere), table.host.id, gameId);
}

/** Returns the table with a game selected. People stay in their seats if the game has enough. */
function withGame(table: TableRecord, game: AnyGame, options: object): TableRecord {
  const optionsOf = game.id === table.game ? table.optionsOf : { ...table.optionsOf, [table.game]: table.options };
  return { ...withSeatCount(table, seatCount(table, game)), game: game.id, options: { ...options }, optionsOf };
}

/**
 * Returns the options that a game last had at a table. Returns the game's defaults if it had none there, or if its list of options
 * has changed since then.
 */
function optionsHere(table: TableRecord, game: AnyGame): object {
  const last = game.id === table.game ? table.options : (table.optionsOf[game.id] ?? {});
  const options = parseOptions(game.options, last) ?? parseOptions(game.options, {});
  if (options === null) throw new Error(`the defaults of ${game.id} are no options of it`);
  return options;
}

function withStandIns(table: TableRecord, isHere: (person: GuestId) => boolean): TableRecord {
  if (table.settings.standIn === 'never') return table;
  const seats = table.seats.map((held) =>
    held.kind === 'person' && !isHere(held.person) ? { ...held, standIn: 'away' as const } : held,
  );
  return { ...table, seats };
}
