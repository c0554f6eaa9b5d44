import { randomBytes } from 'node:crypto';

/** A source of random bytes. It is a dependency, so that a test can replay a simulation. */
export type RandomBytes = (bytes: number) => Uint8Array;

/** Random bytes that nobody can predict, from the system's CSPRNG. */
export const secureRandomBytes: RandomBytes = (bytes) => randomBytes(bytes);
