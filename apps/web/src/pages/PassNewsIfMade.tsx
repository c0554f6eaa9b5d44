import { useSyncExternalStore } from 'react';
import { PassNews } from '../table/devices/shownLater.ts';

/**
 * The news, on every page, of passes issued on this device. If none was issued, only checks for a stored entry, and does not load
 * the code that parses passes.
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

/** Calls `changed` when a pass is made on this page, which `madePasses.ts` announces to the window, or in another tab. */
function followed(changed: () => void): () => void {
  const kinds = ['storage', 'chinwag-passes'];
  for (const kind of kinds) window.addEventListener(kind, changed);
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, changed);
  };
}
