import { randomHex } from '../../storage/randomHex.ts';

/** Returns a new random seed for the shuffles of a game on this device. */
export function newSeed(): string {
  return randomHex(32);
}
