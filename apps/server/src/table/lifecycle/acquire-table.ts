import type { TableCode } from '@chinwag/protocol';
import { PlaceTaken, type Store } from '../../store/store.ts';
import { type TableLease, successor } from '../record/table-record.ts';

/** How often somebody else may write in between, before it is taken for a fault. */
const ATTEMPTS = 10;

/**
 * Takes a table for this process: the one who had it before can write nothing more about it, be it only that they do not know yet.
 * To be called before the table is loaded, so that nothing is written between. Resolves with the version in which it was
 * taken: who finds it in another has been overtaken; null for a table that is not there.
 */
export async function acquireTable(store: Store, code: TableCode): Promise<TableLease | null> {
  for (let attempt = 1; ; attempt += 1) {
    const stored = await store.loadTable(code);
    if (stored === null) return null;
    const taken = successor(stored);
    try {
      await store.saveTable(taken);
      return { code, version: taken.version };
    } catch (error) {
      if (!(error instanceof PlaceTaken) || attempt === ATTEMPTS) throw error;
    }
  }
}
