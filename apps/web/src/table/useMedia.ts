import { useCallback, useSyncExternalStore } from 'react';

/** From here on there is room for a rail beside the cloth. */
export const WITH_RAIL = '(min-width: 62.5rem)';

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
