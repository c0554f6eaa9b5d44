import type { GuestId, TableCode } from '@chinwag/protocol';
import type { ShuffleWitness } from '../session/shuffleWitness.ts';

/** Loads the witness of this device at a table, beside its page; null where it cannot be had: then the others shuffle. */
export async function loadWitness(table: TableCode, you: () => GuestId): Promise<ShuffleWitness | null> {
  try {
    const { Witness } = await import('./witness.ts');
    return new Witness(you, { table });
  } catch {
    return null;
  }
}
