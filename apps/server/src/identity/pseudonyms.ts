import { createHmac } from 'node:crypto';
import type { GuestId } from '@chinwag/protocol';

/** The domain separator of pseudonyms, so that none is a valid token. */
const PLACE = 'chinwag pseudonym';

/**
 * Returns a function that derives pseudonyms from the server's secret: 16 bytes as hex, stable for one guest at one table. A
 * pseudonym reveals neither the guest nor whether two pseudonyms at different tables belong to the same person.
 */
export function pseudonymsBy(secret: Uint8Array): (origin: string, person: GuestId) => string {
  return (origin, person) => createHmac('sha256', secret).update(`${PLACE} ${origin} ${person}`).digest('hex').slice(0, 32);
}
