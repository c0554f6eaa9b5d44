import type { IncomingMessage } from 'node:http';
import { refusal } from '@chinwag/protocol';
import type { Log } from '../log.ts';
import { answerOn } from './raw-response.ts';
import type { UpgradeGuard } from './request-guards.ts';

const FORBIDDEN = 403;

/** The dependencies of `refuseForeignOrigins`. */
export interface OwnOrigin {
  /** The configured origin, or null if there is none. */
  readonly publicUrl: string | null;
  readonly log: Log;
}

/**
 * Returns a guard that refuses connections from pages of a different site (cross-origin). It accepts a page whose host is the
 * configured host or the requested host, also as forwarded by a proxy. It ignores ports, because proxies omit them. It accepts a
 * request without an origin, which does not come from a browser. No page can set these headers itself.
 */
export function refuseForeignOrigins({ publicUrl, log }: OwnOrigin): UpgradeGuard {
  const declared = publicUrl === null ? [] : [hostOf(publicUrl)];
  return (request, socket) => {
    const { origin } = request.headers;
    if (origin === undefined || [...declared, ...hostsAsked(request)].includes(hostOf(origin) ?? '')) return false;
    log.warn('a page of another site asked for a connection: if it was yours, have the proxy pass on Host, or set PUBLIC_URL');
    answerOn(socket, FORBIDDEN, refusal('address-unknown'));
    return true;
  };
}

/** Returns the hosts that a request asked for, including those forwarded by proxies. */
function hostsAsked({ headers: { host = '', 'x-forwarded-host': forwarded = [] } }: IncomingMessage): readonly (string | null)[] {
  return [host, ...[forwarded].flat().flatMap((one) => one.split(','))].map((one) => hostOf(`http://${one.trim()}`));
}

/** Returns the host of an origin without its port, or null if the origin is invalid, as for a page from a file. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).hostname || null : null;
}
