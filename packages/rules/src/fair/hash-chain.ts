import { bytesOf, hashAt, hashOfJson, type Hex32 } from './bytes.ts';

/** A hash chain of no events. */
export const EMPTY_HASH_CHAIN: Hex32 = '0'.repeat(64);

/** The hash chain of what somebody was shown, extended by one event as it travels. */
export function extendHashChain(chain: Hex32, packed: readonly unknown[]): Hex32 {
  return hashAt('chinwag 1 seen', bytesOf(chain), hashOfJson(packed));
}

/** The digest of a whole state that somebody was shown, after the event of this number. */
export function shownStateDigest(seq: number, state: object): Hex32 {
  return hashAt('chinwag 1 seen', hashOfJson([seq, state]));
}
