import type { AnyGame, Seat, Seed, Setup } from '@chinwag/rules';
import type { Round } from '@chinwag/rules/fair';
import type { Entry, StoredGame } from '../../store/store.ts';
import type { WallTime } from '../../time.ts';
import { GameRun } from './game-run.ts';
import { seatOf, type TableRecord } from '../record/table-record.ts';

/** A game that is about to begin: what to write down, and how it stands before its first event. */
export interface BeginningGame {
  readonly stored: StoredGame;
  readonly run: GameRun;
  readonly opening: Entry;
}

/** What a game is shuffled by: its seed, and the rounds of numbers that made it; none where the server chose it alone. */
export interface Shuffled {
  readonly seed: Seed;
  readonly rounds: readonly Round[];
}

/** Begins the game `id` of a table that has just been started at a date, shuffled by these. */
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
 * The seat that counts as the owner's: the host's in the first game, and with each game more the next one, so that the one who
 * begins by a rule is not always the same.
 */
export function ownerSeat(table: TableRecord): Seat | null {
  const host = seatOf(table, table.host.id);
  return host === null && table.games === 0 ? null : ((host ?? 0) + table.games) % table.seats.length;
}
