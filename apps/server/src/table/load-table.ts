import type { RefusalCode, TableCode } from '@chinwag/protocol';
import { type AnyGame, SetupRefused } from '@chinwag/rules';
import type { StoredGame } from '../store/store.ts';
import { gathered } from './course.ts';
import { GameRun } from './game-run.ts';
import { findGame, type TableServices } from './table.ts';
import type { TableRecord } from './table-record.ts';

/** A table as the store has it, with the game that is on it. */
export interface LoadedTable {
  readonly record: TableRecord;
  readonly run: GameRun | null;
}

/**
 * Loads a table with all that has happened in its game; or why it cannot be. Where only the result of a game stands that cannot
 * be read any more, the table gathers: people find it again after however long.
 */
export async function loadTable(
  { store, games }: Pick<TableServices, 'store' | 'games'>,
  code: TableCode,
): Promise<LoadedTable | RefusalCode> {
  const record = await store.loadTable(code);
  if (record === null) return 'table-not-found';
  if (record.status === 'gathering') return { record, run: null };
  const stored = await store.loadGame(record.gameId);
  const game = stored === null ? null : findGame(games, stored.game);
  if (stored === null || game === null) return 'game-unknown';
  const run = resumed(stored, game);
  if (run !== null) return { record, run };
  return record.status === 'finished' ? { record: gathered(record), run: null } : 'game-outdated';
}

/** A stored game as it stands, or null if the game no longer begins as it was begun: with other options, say. */
function resumed(stored: StoredGame, game: AnyGame): GameRun | null {
  try {
    return GameRun.resume(stored, game);
  } catch (error) {
    if (error instanceof SetupRefused) return null;
    throw error;
  }
}
