import type { ComponentType } from 'react';
import { loadMessages } from '../../language/load.ts';
import { shownLater } from '../../ui/shownLater.tsx';

/** The component that runs the open checks, loaded with the first of them. */
export const OpenChecks = shownLater(() => orNothing(async () => (await import('./OpenChecks.tsx')).OpenChecks));

/** The `GameVerdict` component, loaded at a result. */
export const GameVerdict = shownLater(() => orNothing(async () => (await import('./GameVerdict.tsx')).GameVerdict));

/** A failed load breaks no page: the checks stay open, and the next page to load continues them. */
async function orNothing<Props extends object>(find: () => Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  try {
    const [part] = await Promise.all([find(), loadMessages('fairness')]);
    return part;
  } catch {
    return () => null;
  }
}
