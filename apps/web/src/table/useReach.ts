import { useEffect, useState } from 'react';
import { ownOrigin } from '../basePath.ts';
import { getReach } from '../session/api.ts';
import { untilLeft } from '../inTime.ts';

/** Names that lead nobody to this machine but itself. */
const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/** Where friends reach the server, as a link to it begins. */
export interface ReachHere {
  readonly origin: string;
  /** Whether the page's own address would do for them; else where else they may reach it, none if nobody knows. */
  readonly own: 'leads-here' | 'not-known-yet' | { readonly others: readonly string[] };
}

/** Where friends reach the server: as this page was, unless it was opened by a name that works for nobody else. */
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
