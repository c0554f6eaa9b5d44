import * as z from 'zod/mini';
import { storedOnDevice } from './stored.ts';

const asked = storedOnDevice('persist-asked', z.literal(true));

/**
 * Asks the browser, once per device, not to evict the stored data. Call this when there is data to lose. Some browsers then ask the
 * user, while others decide themselves. The app works the same with either answer.
 */
export function askToPersist(): void {
  // A page without TLS has no storage manager.
  const storage: StorageManager | undefined = globalThis.navigator?.storage;
  if (storage === undefined || asked.read() !== null) return;
  asked.write(true);
  storage.persist().catch(() => undefined);
}
