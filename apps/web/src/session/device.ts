import { type DeviceId, deviceIdSchema } from '@chinwag/protocol';
import { randomHex } from '../storage/randomHex.ts';
import { storedOnDevice } from '../storage/stored.ts';

const stored = storedOnDevice('device', deviceIdSchema);

/**
 * Returns the id that distinguishes this browser, in all its tabs, from the person's other devices. The first use creates the id at
 * random.
 */
export function thisDevice(): DeviceId {
  const known = stored.read();
  if (known !== null) return known;
  const made = deviceIdSchema.parse(randomHex(16));
  stored.write(made);
  return made;
}
