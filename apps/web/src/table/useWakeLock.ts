import { useEffect } from 'react';

/** Keeps the screen awake while a guest at a table looks at the page. Does nothing on a device that cannot do that. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let isThere = true;
    let held: WakeLockSentinel | null = null;
    // The browser releases the lock whenever the page is hidden.
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (isThere) held = lock;
      else void lock?.release();
    };
    const holdAgain = (): void => void hold();
    holdAgain();
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      isThere = false;
      document.removeEventListener('visibilitychange', holdAgain);
      void held?.release();
    };
  }, []);
}
