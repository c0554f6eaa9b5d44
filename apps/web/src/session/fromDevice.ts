import { ROOT } from '../basePath.ts';

/**
 * Whether this page came from the device's cache because the network did not answer. Such a page may be older than the server, and
 * opens no table.
 */
export const IS_FROM_DEVICE = document.documentElement.dataset['from'] === 'device';

/** Resolves with whether the server is reachable, by a request that bypasses every cache. Never rejects. */
export async function isServerThere(): Promise<boolean> {
  return fetch(`${ROOT}/healthz`, { cache: 'no-store' }).then(({ ok }) => ok, () => false);
}
