import type { GuestId, TableCode } from '@chinwag/protocol';
import type { ShuffleWitness } from '../session/shuffleWitness.ts';

/**
 * Loads this device's witness at a table. Never rejects: it resolves with null if loading fails, and the other players then
 * shuffle.
 */
export async function loadWitness(table: TableCode, you: () => GuestId): Promise<ShuffleWitness | null> {
  try {
    const { Witness } = await import('./witness.ts');
    return new Witness(you, { table });
  } catch {
    return null;
  }
}
