import { useSyncExternalStore } from 'react';
import { IS_FROM_DEVICE } from './fromDevice.ts';

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/**
 * Returns whether this page is offline, or was offline when opened. In the latter case, the page came from the cache, and the user
 * must reopen it.
 */
export function useNoConnection(): boolean {
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine);
  return IS_FROM_DEVICE || !isOnline;
}
