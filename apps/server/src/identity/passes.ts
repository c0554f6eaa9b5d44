import type { PassCode, TableCode } from '@chinwag/protocol';
import type { RandomBytes } from '../random-bytes.ts';
import type { Bearer, Store } from '../store/store.ts';
import type { WallTime } from '../time.ts';
import { newPassCode } from './ids.ts';

/** The lifetime of a pass, in ms. */
export const PASS_LIFETIME = 600_000;

/** The dependencies of issuing passes. */
interface PassOffice {
  readonly store: Pick<Store, 'savePass'>;
  readonly randomBytes: RandomBytes;
}

/**
 * Issues a single-use pass that signs the guest in on another device. The pass expires ten minutes after `now`, and replaces any
 * earlier one. It leads to `table` if one is given. Resolves with the code of the pass. Rejects if the store fails.
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
