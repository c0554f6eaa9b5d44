import type { IncomingMessage } from 'node:http';
import type { RequestGuard } from './request-guards.ts';

/** The requested host and protocol, before the request is normalized. */
interface RequestOrigin {
  readonly host: string;
  readonly https: boolean;
}

const HOST = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const LOOPBACK_NAME = /^(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/i;

const asked = new WeakMap<IncomingMessage, RequestOrigin>();

/**
 * Returns a guard that stores the requested host and protocol of each request. The guard trusts `X-Forwarded-Proto` only if the
 * server is configured to be behind trusted proxies.
 */
export function rememberAddress(proxies: number): RequestGuard {
  return (request) => {
    const { host = '', 'x-forwarded-proto': proto } = request.headers;
    if (HOST.test(host)) asked.set(request, { host, https: proxies > 0 && String(proto).split(',')[0]?.trim() === 'https' });
    return false;
  };
}

/** Returns the origin that a client requested, such as `https://cards.example.org`, or null if the origin is invalid. */
export function originAsked(request: IncomingMessage): string | null {
  const at = asked.get(request);
  return at === undefined ? null : `${at.https ? 'https' : 'http'}://${at.host}`;
}

/** Returns whether a client used a loopback name, such as `localhost`, which works only on this machine. */
export function isAskedAtLoopback(request: IncomingMessage): boolean {
  return LOOPBACK_NAME.test(asked.get(request)?.host ?? '');
}
