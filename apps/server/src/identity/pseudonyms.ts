import { createHmac } from 'node:crypto';
import type { GuestId } from '@chinwag/protocol';

/** What is signed is of this kind, and no token. */
const PLACE = 'chinwag pseudonym';

/**
 * Makes pseudonyms with the server's secret: 16 bytes as hex, for one guest at one table always the same. Nobody can tell from it
 * who it is, nor whether it is somebody who has another at another table.
 */
export function pseudonymsBy(secret: Uint8Array): (origin: string, person: GuestId) => string {
  return (origin, person) => createHmac('sha256', secret).update(`${PLACE} ${origin} ${person}`).digest('hex').slice(0, 32);
}
