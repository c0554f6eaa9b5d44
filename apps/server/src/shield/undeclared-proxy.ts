import type { Log } from '../log.ts';
import { isUndeclaredProxy, type Origin } from './address.ts';

/** Looks whether people come through a proxy that was not declared, and says in the log, when the first does, what to set. */
export function undeclaredProxyNotice(proxies: number, log: Log): (origin: Origin) => void {
  let isLogged = proxies > 0;
  return (origin) => {
    if (isLogged || !isUndeclaredProxy(origin)) return;
    isLogged = true;
    log.warn('people come through a proxy and share the limits of one address: set PROXIES to how many proxies stand in front');
  };
}
