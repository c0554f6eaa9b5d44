import { useEffect } from 'react';
import { withMoment } from './moment.ts';
import type { ReplayView } from './player.ts';

/** How long one stays at a moment until the address says so, in ms: browsers take few changes of it in a short time. */
const SETTLED = 400;

/** The address of the page is that of the moment one looks at, so that a reload, or anyone who gets the link, is there again. */
export function useAddress({ moment, eyes, playing }: Pick<ReplayView, 'moment' | 'eyes' | 'playing'>): void {
  useEffect(() => {
    if (playing) return undefined;
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      window.history.replaceState(window.history.state, '', pathname + withMoment(search, moment, eyes) + hash);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [moment, eyes, playing]);
}
