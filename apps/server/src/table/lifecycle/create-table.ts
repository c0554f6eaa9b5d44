import type { Answer, Guest, NewTable } from '@chinwag/protocol';
import type { AnyGame } from '@chinwag/rules';
import type { RandomBytes } from '../../random-bytes.ts';
import { newTableCode } from '../../identity/ids.ts';
import type { Store } from '../../store/store.ts';
import { newTable } from '../record/table-record.ts';

/** The dependencies of opening a table. */
export interface TableOpening {
  readonly store: Store;
  readonly randomBytes: RandomBytes;
  readonly restoredAt: number | null;
}

/**
 * Opens a table with its host seated, under a unique code, and resolves with the code. Never refuses. Rejects if the store fails.
 */
export async function openNewTable(
  { store, randomBytes, restoredAt }: TableOpening,
  host: Guest,
  game: AnyGame,
  options: object,
): Promise<Answer<NewTable>> {
  for (;;) {
    const table = { ...newTable(newTableCode(randomBytes), host, game, options), lastRestore: restoredAt };
    if ((await store.reserveTable(table)) === 'reserved') return { ok: true, code: table.code };
  }
}
