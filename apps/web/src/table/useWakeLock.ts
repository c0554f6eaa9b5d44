import { useEffect } from 'react';

/** Keeps the screen awake for as long as one is at a table and looks at it. Where a device does not do that, nothing is lost. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let isThere = true;
    let held: WakeLockSentinel | null = null;
    // The browser gives it back by itself whenever the page is out of sight.
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
