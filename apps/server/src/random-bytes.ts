import { randomBytes } from 'node:crypto';

/** A source of random bytes. It is a service, so that a simulation can be replayed. */
export type RandomBytes = (bytes: number) => Uint8Array;

/** Random bytes that nobody can predict, from the system's CSPRNG. */
export const secureRandomBytes: RandomBytes = (bytes) => randomBytes(bytes);
