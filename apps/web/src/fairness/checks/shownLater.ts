import type { ComponentType } from 'react';
import { loadMessages } from '../../language/load.ts';
import { shownLater } from '../../ui/shownLater.tsx';

/** The `OpenChecks` component, lazy-loaded with the first open check. */
export const OpenChecks = shownLater(() => orNothing(async () => (await import('./OpenChecks.tsx')).OpenChecks));

/** The `GameVerdict` component, lazy-loaded with the first result. */
export const GameVerdict = shownLater(() => orNothing(async () => (await import('./GameVerdict.tsx')).GameVerdict));

/** Returns a component that renders nothing if loading fails. The checks stay open, and the next page continues them. */
async function orNothing<Props extends object>(find: () => Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  try {
    const [part] = await Promise.all([find(), loadMessages('fairness')]);
    return part;
  } catch {
    return () => null;
  }
}
