import { randomBytes } from 'node:crypto';

/** Returns the given number of random bytes. The source is a dependency, so that a test can replay a simulation. */
export type RandomBytes = (bytes: number) => Uint8Array;

/** Returns random bytes that nobody can predict, from the system's CSPRNG. */
export const secureRandomBytes: RandomBytes = (bytes) => randomBytes(bytes);
