import type { RefusalCode, TableCode } from '@chinwag/protocol';
import type { AnyGame } from '@chinwag/rules';
import type { Log } from '../../log.ts';
import type { Store, StoredGame } from '../../store/store.ts';
import { gathered } from '../game/course.ts';
import type { GameRun } from '../game/game-run.ts';
import { rebuiltEntries } from '../game/rebuilt.ts';
import { resumed } from '../game/resumed.ts';
import type { StoredClocks } from '../record/stored-clocks.ts';
import { findGame, type TableServices } from '../table.ts';
import { withRestoreAnnounced, type TableRecord } from '../record/table-record.ts';
import type { Saying } from '../record/saying.ts';

/** A loaded table, with its current game and its chat messages. */
export interface LoadedTable {
  readonly record: TableRecord;
  readonly run: GameRun | null;
  readonly sayings: readonly Saying[];
  /** The stored clocks of the game, or null in a game without clocks. */
  readonly clocks: StoredClocks | null;
}

/**
 * Resolves with a table and its replayed game, or with the reason why the table cannot be loaded. If only a finished game is
 * unreadable, the table returns to gathering, so that people can come back at any later time. Rejects if the store cannot load the
 * table or its game.
 */
export async function loadTable(
  services: Pick<TableServices, 'store' | 'games' | 'log' | 'restoredAt'>,
  code: TableCode,
): Promise<LoadedTable | RefusalCode> {
  const { store, games, restoredAt } = services;
  const found = await store.loadTable(code);
  if (found === null) return 'table-not-found';
  const record = withRestoreAnnounced(found, restoredAt);
  const sayings = await loadSayings(services, code);
  if (record.status === 'gathering') return { record, run: null, sayings, clocks: null };
  const stored = record.gameId === null ? null : await store.loadGame(record.gameId);
  const game = stored === null ? null : findGame(games, stored.game);
  if (stored === null || game === null) return 'game-unknown';
  const run =
    record.status === 'finished'
      ? await finishedRun(store, game, stored, record.end === 'played' ? 'on' : 'over')
      : resumed(stored, game, 'on');
  if (run !== null) return { record, run, sayings, clocks: stored.clocks ?? null };
  return record.status === 'finished' ? { record: gathered(record), run: null, sayings, clocks: null } : 'game-outdated';
}

/** Resolves with a finished game, from its entries or its packed moves, or with null if the game is unreadable. */
async function finishedRun(store: Store, game: AnyGame, stored: StoredGame, is: 'on' | 'over'): Promise<GameRun | null> {
  if (stored.entries.length > 0) return resumed(stored, game, is);
  const ended = await store.loadEnded(stored.id);
  if (ended === null || typeof ended === 'string') return null;
  const entries = await rebuiltEntries(game, ended);
  return entries === null ? null : resumed({ ...stored, entries }, game, is);
}

/**
 * Resolves with the chat messages of a table. If they cannot be read, resolves with an empty list, so that the table still opens.
 */
async function loadSayings(
  { store, log }: { readonly store: Store; readonly log: Log },
  code: TableCode,
): Promise<readonly Saying[]> {
  try {
    return await store.loadSayings(code);
  } catch (error) {
    log.error({ table: code, err: error }, 'what was said could not be read');
    return [];
  }
}
