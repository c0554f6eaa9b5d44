import type { AnyGame, Seat, Seed, Setup } from '@chinwag/rules';
import type { Round } from '@chinwag/rules/fair';
import type { Entry, StoredGame } from '../../store/store.ts';
import type { WallTime } from '../../time.ts';
import { GameRun } from './game-run.ts';
import { seatOf, type TableRecord } from '../record/table-record.ts';

/** A game about to start: the data to store, and its state before the first event. */
export interface BeginningGame {
  readonly stored: StoredGame;
  readonly run: GameRun;
  readonly opening: Entry;
}

/**
 * The source of a game's shuffles: its seed, and the commit-and-reveal rounds that produced the seed. There are no rounds if the
 * server chose the seed alone.
 */
export interface Shuffled {
  readonly seed: Seed;
  readonly rounds: readonly Round[];
}

/** Returns the game `id`, ready to start at the time `at`, with these shuffles. The table must have status `playing`. */
export function beginGame(id: string, table: TableRecord, game: AnyGame, { seed, rounds }: Shuffled, at: WallTime): BeginningGame {
  const setup: Setup<object> = {
    seats: table.seats.length,
    owner: ownerSeat(table),
    options: table.options,
    seed,
  };
  const fresh = GameRun.begin(id, game, setup);
  const [run, opening] = [fresh.run, { ...fresh.opening, at }];
  const stored = {
    id, table: table.code, game: game.id, setup, ...(rounds.length > 0 && { rounds }), entries: [opening],
  };
  return { stored, run, opening };
}

/**
 * Returns the owner's seat for the game: the host's in the first game, and the next seat in each later game. This way, a rule that
 * favours the owner does not always favour the same person. Returns null if the game has no owner.
 */
export function ownerSeat(table: TableRecord): Seat | null {
  const host = seatOf(table, table.host.id);
  return host === null && table.games === 0 ? null : ((host ?? 0) + table.games) % table.seats.length;
}
