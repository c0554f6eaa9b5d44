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

/** Whether this page is without a connection, or was when it was opened: then it was stored, and is to be opened again. */
export function useNoConnection(): boolean {
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine);
  return IS_FROM_DEVICE || !isOnline;
}
