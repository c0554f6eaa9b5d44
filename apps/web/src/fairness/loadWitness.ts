import type { GuestId } from '@chinwag/protocol';
import type { ShuffleWitness } from '../session/shuffleWitness.ts';

/** Loads the witness of this device, beside the table; null where it cannot be had: then the others shuffle. */
export async function loadWitness(you: () => GuestId): Promise<ShuffleWitness | null> {
  try {
    const { Witness } = await import('./witness.ts');
    return new Witness(you);
  } catch {
    return null;
  }
}
