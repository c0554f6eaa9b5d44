import { randomHex } from '../../storage/randomHex.ts';

/** A new secret for the shuffles of a game on this device. */
export function newSeed(): string {
  return randomHex(32);
}
