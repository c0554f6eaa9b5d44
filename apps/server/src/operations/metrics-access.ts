import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Who may read the metrics: everybody, nobody, bearers of a token, or clients on this machine. */
export type MetricsAccess =
  | { readonly for: 'all' | 'nobody' | 'local' }
  | { readonly for: 'token'; readonly token: string };

/** The configured access to the metrics. */
export interface MetricsSettings {
  readonly metricsPort?: number | null;
  readonly metricsToken?: string | null;
}

/** Returns who may read the metrics on the public port, and on the separate metrics port. */
export function metricsAccess({ metricsPort = null, metricsToken = null }: MetricsSettings): {
  readonly besidePeople: MetricsAccess;
  readonly onTheirOwn: MetricsAccess;
} {
  const shown: MetricsAccess | null = metricsToken === null ? null : { for: 'token', token: metricsToken };
  return {
    besidePeople: metricsPort === null ? (shown ?? { for: 'local' }) : { for: 'nobody' },
    onTheirOwn: shown ?? { for: 'all' },
  };
}

/** Headers that proxies add. */
const PASSED_ON = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];
const THIS_MACHINE = /^(?:::1|(?:::ffff:)?127\..*)$/;

/** Returns whether a client may read the metrics. */
export function mayRead({ socket, headers }: IncomingMessage, access: MetricsAccess): boolean {
  switch (access.for) {
    case 'all':
      return true;
    case 'nobody':
      return false;
    case 'token':
      return isSame(headers.authorization ?? '', `Bearer ${access.token}`);
    case 'local':
      return isOnThisMachine({ socket, headers });
  }
}

/** Returns whether a request comes from this machine, and not through a proxy. */
export function isOnThisMachine({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  return THIS_MACHINE.test(socket.remoteAddress ?? '') && !PASSED_ON.some((name) => headers[name] !== undefined);
}

/** Returns whether two texts are equal, in constant time. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());
}
