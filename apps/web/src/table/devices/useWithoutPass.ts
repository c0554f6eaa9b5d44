import { useEffect } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { deviceLinkIn } from './deviceLink.ts';

/**
 * Takes a pass out of the address of a page that takes none, and does nothing else with it: the sender of an invitation does not
 * make a friend's browser theirs, and an address that is passed on carries no pass.
 */
export function useWithoutPass(): void {
  const hash = useLocationProperty(() => window.location.hash);
  useEffect(() => {
    if (deviceLinkIn(hash) === null) return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, [hash]);
}
