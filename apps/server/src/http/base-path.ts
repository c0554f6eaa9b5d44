import type { IncomingMessage } from 'node:http';

/** Returns the base path of the server, without a trailing slash. Returns '' if the server has a host of its own. */
export function basePathOf(publicUrl: string | null): string {
  return publicUrl === null ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');
}

/**
 * Returns a guard that strips the base path from request URLs. It leaves URLs without the base path unchanged, because a proxy may
 * already have stripped it. The base page works with and without a trailing slash.
 */
export function withoutBasePath(base: string): (request: IncomingMessage) => false {
  return (request) => {
    const { url = '' } = request;
    if (base !== '' && url.startsWith(base) && /^(?:[/?]|$)/.test(url.slice(base.length))) {
      const rest = url.slice(base.length);
      request.url = rest.startsWith('/') ? rest : `/${rest}`;
    }
    return false;
  };
}
