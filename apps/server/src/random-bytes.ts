import { randomBytes } from 'node:crypto';

/** So many bytes of chance: a service, so that all that happens in a simulation can happen again. */
export type Chance = (bytes: number) => Uint8Array;

/** Chance that nobody can foresee. */
export const secretChance: Chance = (bytes) => randomBytes(bytes);
