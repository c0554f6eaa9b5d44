import * as z from 'zod/mini';
import { storedOnDevice } from '../../storage/stored.ts';

const stored = storedOnDevice('first-times', z.array(z.string()));

/** What has been said on this device, by game and name: `chinkway.partner`. */
export function saidBefore(): ReadonlySet<string> {
  return new Set(stored.read() ?? []);
}

/** Something has been said, and is not said again; answers all that has been. */
export function noteSaid(name: string): ReadonlySet<string> {
  stored.write([...new Set([...saidBefore(), name])]);
  return saidBefore();
}
