import type { Metrics } from '../metrics.ts';
import type { RequestGuard } from '../http/request-guards.ts';

/** The paths of operations, which are not pages. */
const OPERATED = /^\/(?:healthz(?:\/ready)?|metrics)$/;

/** The status of a request whose client has disconnected before the response, as proxies log it. */
const GIVEN_UP = 499;

/**
 * Returns a guard that counts HTTP requests and measures their latency, by the kind that `kindOf` derives from method and path. It
 * uses no paths as labels, because clients can invent any path.
 */
export function countRequests(
  { httpRequests, httpSeconds }: Pick<Metrics, 'httpRequests' | 'httpSeconds'>,
  kindOf: (method: string, path: string) => string,
): RequestGuard {
  return ({ method = '', url = '' }, response) => {
    const arrived = performance.now();
    const path = url.split('?', 1)[0] ?? '';
    const route = OPERATED.test(path) ? 'operations' : kindOf(method, path);
    response.once('close', () => {
      httpRequests.inc({ route, code: response.writableFinished ? response.statusCode : GIVEN_UP });
      httpSeconds.observe({ route }, (performance.now() - arrived) / 1000);
    });
    return false;
  };
}
