import * as z from 'zod/mini';
import { storedOnDevice } from './stored.ts';

const asked = storedOnDevice('persist-asked', z.literal(true));

/**
 * Asks the browser, once on a device, not to clear away by itself what is stored: to be called where there is something to lose.
 * Some browsers ask their user then, others decide by themselves; either way it goes on.
 */
export function askToPersist(): void {
  // A page that came without TLS has none.
  const storage: StorageManager | undefined = globalThis.navigator?.storage;
  if (storage === undefined || asked.read() !== null) return;
  asked.write(true);
  storage.persist().catch(() => undefined);
}
