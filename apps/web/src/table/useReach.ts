import { useEffect, useState } from 'react';
import { ownOrigin } from '../basePath.ts';
import { getReach } from '../session/api.ts';
import { untilLeft } from '../inTime.ts';

/** Host names that only this machine can use. */
const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/** The origins at which friends can reach the server. */
export interface ReachHere {
  readonly origin: string;
  /** Whether the page's own address works for friends. If it does not, the other addresses, which may be none. */
  readonly own: 'leads-here' | 'not-known-yet' | { readonly others: readonly string[] };
}

/**
 * Returns where friends can reach the server. This is the page's own origin or, if that is a loopback address, an origin that the
 * server reports.
 */
export function useReach(): ReachHere {
  const { hostname } = window.location;
  const origin = ownOrigin();
  const isLoopback = LOOPBACK.test(hostname);
  const [others, setOthers] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (!isLoopback) return undefined;
    return untilLeft(getReach(), (answer) => answer.ok && setOthers(answer.origins));
  }, [isLoopback]);
  if (!isLoopback) return { origin, own: 'leads-here' };
  return others === null ? { origin, own: 'not-known-yet' } : { origin: others[0] ?? origin, own: { others } };
}
