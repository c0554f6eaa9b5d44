import type { GuestId, TableCode } from '@chinwag/protocol';
import type { ShuffleWitness } from '../session/shuffleWitness.ts';

/**
 * Loads this device's witness at a table. Never rejects: if loading fails, it resolves with null, and the other players shuffle.
 */
export async function loadWitness(table: TableCode, you: () => GuestId): Promise<ShuffleWitness | null> {
  try {
    const { Witness } = await import('./witness.ts');
    return new Witness(you, { table });
  } catch {
    return null;
  }
}
