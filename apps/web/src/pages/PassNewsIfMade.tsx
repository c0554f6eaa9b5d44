import { useSyncExternalStore } from 'react';
import { PassNews } from '../table/devices/shownLater.ts';

/**
 * What became of the passes that were made on this device, on every page. Where none was made nothing is loaded for it, not even
 * what reads them: it is asked only whether there is anything under their name.
 */
export function PassNewsIfMade() {
  return useSyncExternalStore(followed, isAnyMade) && <PassNews />;
}

function isAnyMade(): boolean {
  try {
    return localStorage.getItem('chinwag.made-passes') !== null;
  } catch {
    return false;
  }
}

/** Calls back when a pass is made on this page, which `madePasses.ts` lets the window know, or in another tab. */
function followed(changed: () => void): () => void {
  const kinds = ['storage', 'chinwag-passes'];
  for (const kind of kinds) window.addEventListener(kind, changed);
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, changed);
  };
}
