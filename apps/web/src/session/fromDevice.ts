import { ROOT } from '../basePath.ts';

/**
 * Whether this page was stored on the device and shown as the network did not answer. It may be older than the server by now, and
 * opens no table.
 */
export const IS_FROM_DEVICE = document.documentElement.dataset['from'] === 'device';

/** Asks whether the server can be reached, of which nothing is stored. */
export async function isServerThere(): Promise<boolean> {
  return fetch(`${ROOT}/healthz`, { cache: 'no-store' }).then(({ ok }) => ok, () => false);
}
