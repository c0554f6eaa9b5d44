import { Calendar } from '../calendar/calendar.ts';
import { pseudonymsBy } from '../identity/pseudonyms.ts';
import { Revocations } from '../identity/revocations.ts';
import { tokensSignedWith } from '../identity/tokens.ts';
import type { Log } from '../log.ts';
import { secureRandomBytes } from '../random-bytes.ts';
import type { FullStore } from '../store/admin-store.ts';
import type { RetentionPeriods } from '../store/retention-periods.ts';
import { systemTime } from '../time.ts';
import { Administration, type AdminServices } from './administration.ts';

/** A stub for a store without a server: no table is open. */
const NO_TABLES: AdminServices['tables'] = {
  open: async () => {
    throw new Error('no server runs');
  },
  forget: async () => undefined,
  dismissRevoked: () => undefined,
  isOpen: () => false,
  close: async () => undefined,
  eraseMessage: async () => undefined,
};

/**
 * Resolves with an `Administration` for a store that no server is using. `guestDays` is the lifetime of a token, in days. Rejects
 * if the store fails.
 */
export async function administrationOf(
  store: FullStore,
  log: Log,
  { keep, guestDays }: { readonly keep: RetentionPeriods; readonly guestDays: number },
): Promise<Administration> {
  const time = systemTime;
  const calendar = await Calendar.open(store, { time, log });
  const secret = await store.secret();
  const { lifetime } = tokensSignedWith(secret, calendar, guestDays);
  return new Administration({
    store,
    administration: store,
    keep,
    tables: NO_TABLES,
    revocations: new Revocations({ store, time, calendar, lifetime, announce: () => undefined }),
    calendar,
    randomBytes: secureRandomBytes,
    pseudonyms: pseudonymsBy(secret),
    log,
  });
}
