import type { TableCode } from '@chinwag/protocol';
import { PlaceTaken, type Store } from '../store/store.ts';
import { successor } from './table-record.ts';

/** How often somebody else may write in between, before it is taken for a fault. */
const ATTEMPTS = 10;

/**
 * Takes a table for this process: whoever had it before can write nothing more about it, be it only that they do not know yet.
 * To be called before the table is loaded, so that nothing is written between.
 */
export async function takeTable(store: Store, code: TableCode): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const kept = await store.loadTable(code);
    if (kept === null) return;
    try {
      return await store.saveTable(successor(kept));
    } catch (error) {
      if (!(error instanceof PlaceTaken) || attempt === ATTEMPTS) throw error;
    }
  }
}
