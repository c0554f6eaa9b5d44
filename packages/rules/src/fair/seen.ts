import { bytesOf, hashAt, hashOfJson, type Hex32 } from './bytes.ts';

/** What a chain of events begins with. */
export const NOTHING_SEEN: Hex32 = '0'.repeat(64);

/** A chain of what somebody was shown, with one event more, as it travels. */
export function seenWith(chain: Hex32, packed: readonly unknown[]): Hex32 {
  return hashAt('chinwag 1 seen', bytesOf(chain), hashOfJson(packed));
}
