import { randomBytes } from 'node:crypto';

/** So many bytes of chance: a service, so that all that happens in a simulation can happen again. */
export type RandomBytes = (bytes: number) => Uint8Array;

/** Random bytes that nobody can predict. */
export const secureRandomBytes: RandomBytes = (bytes) => randomBytes(bytes);
