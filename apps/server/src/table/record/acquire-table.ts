import type { TableCode } from '@chinwag/protocol';
import { PlaceTaken, type Store } from '../../store/store.ts';
import { type HeldTable, successor } from './table-record.ts';

/** How often somebody else may write in between, before it is taken for a fault. */
const ATTEMPTS = 10;

/**
 * Takes a table for this process: whoever had it before can write nothing more about it, be it only that they do not know yet.
 * To be called before the table is loaded, so that nothing is written between. Resolves with the version in which it was
 * taken: who finds it in another has been overtaken; null for a table that is not there.
 */
export async function takeTable(store: Store, code: TableCode): Promise<HeldTable | null> {
  for (let attempt = 1; ; attempt += 1) {
    const kept = await store.loadTable(code);
    if (kept === null) return null;
    const taken = successor(kept);
    try {
      await store.saveTable(taken);
      return { code, version: taken.version };
    } catch (error) {
      if (!(error instanceof PlaceTaken) || attempt === ATTEMPTS) throw error;
    }
  }
}
