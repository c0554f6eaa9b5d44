import { useEffect } from 'react';
import { withMoment } from './moment.ts';
import type { ReplayView } from './player.ts';

/** How long a moment must last before the address names it, in ms. Browsers allow few changes of the address in a short time. */
const SETTLED = 400;

/** Updates the page's address to the current moment, so that a reload, or anyone with the link, returns to that moment. */
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
