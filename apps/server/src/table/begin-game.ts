import type { AnyGame, Seat, Setup } from '@chinwag/rules';
import type { Chance } from '../chance.ts';
import { newSeed } from '../identity/ids.ts';
import type { Entry, StoredGame } from '../store/store.ts';
import { GameRun } from './game-run.ts';
import { seatOf, type TableRecord } from './table-record.ts';

/** A game that is about to begin: what to write down, and how it stands before its first event. */
export interface BeginningGame {
  readonly stored: StoredGame;
  readonly run: GameRun;
  readonly opening: Entry;
}

/** Begins the game of a table that has just been started, with a new secret for its shuffles. */
export function beginGame(table: TableRecord, game: AnyGame, chance: Chance): BeginningGame {
  const setup: Setup<object> = {
    seats: table.seats.length,
    owner: ownerSeat(table),
    options: table.options,
    seed: newSeed(chance),
  };
  const { run, opening } = GameRun.begin(table.gameId, game, setup);
  const stored = { id: table.gameId, table: table.code, game: game.id, setup, entries: [opening] };
  return { stored, run, opening };
}

/**
 * The seat that counts as the owner's: the host's in the first game, and with each game more the next one, so that whoever
 * begins by a rule is not always the same.
 */
function ownerSeat(table: TableRecord): Seat | null {
  const host = seatOf(table, table.host.id);
  return host === null && table.games === 0 ? null : ((host ?? 0) + table.games) % table.seats.length;
}
