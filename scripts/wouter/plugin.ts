import type { Plugin } from 'vite';

/** A shim for a hook that React has had since version 18. */
const SHIM = /wouter\/src\/use-sync-external-store\.js$/;

/** Returns a plugin that gives the router React's own hook in place of the shim. */
export function withReactsOwnHook(): Plugin {
  return {
    name: 'chinwag-reacts-own-hook',
    apply: 'build',
    load: { filter: { id: SHIM }, handler: () => `export { useSyncExternalStore } from 'react';` },
  };
}
