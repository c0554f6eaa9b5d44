import { bytesOf, hashAt, hashOfJson, type Hex32 } from './bytes.ts';

/** The hash chain before the first event. */
export const EMPTY_HASH_CHAIN: Hex32 = '0'.repeat(64);

/** Appends one event, in wire format, to the hash chain of what a viewer saw. Returns the new hash. */
export function extendHashChain(chain: Hex32, packed: readonly unknown[]): Hex32 {
  return hashAt('chinwag 1 seen', bytesOf(chain), hashOfJson(packed));
}

/** Returns the digest of a complete state as a viewer saw it after event number `seq`. */
export function shownStateDigest(seq: number, state: object): Hex32 {
  return hashAt('chinwag 1 seen', hashOfJson([seq, state]));
}
