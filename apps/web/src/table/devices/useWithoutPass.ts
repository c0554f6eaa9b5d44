import { useEffect } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { deviceLinkIn } from './deviceLink.ts';

/**
 * Removes a pass from the address of a page that accepts none, without redeeming it. That way, the sender of an invitation cannot
 * take over a friend's browser, and a forwarded URL carries no pass.
 */
export function useWithoutPass(): void {
  const hash = useLocationProperty(() => window.location.hash);
  useEffect(() => {
    if (deviceLinkIn(hash) === null) return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, [hash]);
}
