import type { Plugin } from 'vite';

/** What stands in, for versions of React that have none, for a hook which React has had since its 18th. */
const SHIM = /wouter\/src\/use-sync-external-store\.js$/;

/** Returns a plugin that gives the router React's own hook, which the shim would only pass on. */
export function withReactsOwnHook(): Plugin {
  return {
    name: 'chinwag-reacts-own-hook',
    apply: 'build',
    load: { filter: { id: SHIM }, handler: () => `export { useSyncExternalStore } from 'react';` },
  };
}
