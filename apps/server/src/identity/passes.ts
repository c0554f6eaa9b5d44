import type { PassCode, TableCode } from '@chinwag/protocol';
import type { RandomBytes } from '../random-bytes.ts';
import type { Bearer, Store } from '../store/store.ts';
import type { WallTime } from '../time.ts';
import { newPassCode } from './ids.ts';

/** How long a pass is good, in ms. */
export const PASS_LIFETIME = 600_000;

/** What it takes to give somebody a pass. */
interface PassOffice {
  readonly store: Pick<Store, 'savePass'>;
  readonly randomBytes: RandomBytes;
}

/**
 * Gives a guest what makes another device theirs, once and within ten minutes of `now`, in place of what they had before. It leads
 * to `table`, if that is any.
 */
export async function issuePass(
  { store, randomBytes }: PassOffice,
  bearer: Bearer,
  table: TableCode | null,
  now: WallTime,
): Promise<PassCode> {
  for (;;) {
    const code = newPassCode(randomBytes);
    if ((await store.savePass({ ...bearer, code, table, until: now + PASS_LIFETIME }, now)) === 'reserved') return code;
  }
}
