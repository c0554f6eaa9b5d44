import type { Log } from '../log.ts';
import { isUndeclaredProxy, type Origin } from './address.ts';

/**
 * Returns a function that detects clients behind an untrusted proxy. For the first such client, the function logs which setting to
 * change.
 */
export function undeclaredProxyNotice(proxies: number, log: Log): (origin: Origin) => void {
  let isLogged = proxies > 0;
  return (origin) => {
    if (isLogged || !isUndeclaredProxy(origin)) return;
    isLogged = true;
    log.warn('people come through a proxy and share the limits of one address: set PROXIES to how many proxies stand in front');
  };
}
