import { useMemo, useSyncExternalStore } from 'react';

/** The media query for windows with room for a rail beside the cloth. */
export const WITH_RAIL = '(min-width: 62.5rem)';

/** The media query for phones held upright, as in banner.css: a button beside the text would leave the text little room. */
export const ON_A_PHONE = '(width < 35rem)';

/** Returns whether a media query matches now. */
export function useMedia(query: string): boolean {
  // a new list at each render would cost up to a tenth of it
  const [subscribe, matches] = useMemo(() => {
    const list = window.matchMedia(query);
    const listen = (changed: () => void) => {
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    };
    return [listen, () => list.matches] as const;
  }, [query]);
  return useSyncExternalStore(subscribe, matches);
}
