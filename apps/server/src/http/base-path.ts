import type { IncomingMessage } from 'node:http';

/** The path below which the server is reached, without a slash at its end: '' at a host of its own. */
export function basePathOf(publicUrl: string | null): string {
  return publicUrl === null ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');
}

/**
 * Takes from what is asked for the path below which the server is reached. A proxy passes it on or has taken it off already: what
 * comes without it is asked for as it is. Its page is found with a slash at its end and without.
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
