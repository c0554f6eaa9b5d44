import * as z from 'zod/mini';
import { storedOnDevice } from '../../storage/stored.ts';

const stored = storedOnDevice('first-times', z.array(z.string()));

/** Returns the hints already shown on this device, by game and id: `chinkway.partner`. */
export function saidBefore(): ReadonlySet<string> {
  return new Set(stored.read() ?? []);
}

/** Records that a hint has been shown, so that it is never shown again. Returns all hints shown so far. */
export function noteSaid(name: string): ReadonlySet<string> {
  stored.write([...new Set([...saidBefore(), name])]);
  return saidBefore();
}
