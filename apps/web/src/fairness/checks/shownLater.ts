import type { ComponentType } from 'react';
import { loadMessages } from '../../language/load.ts';
import { shownLater } from '../../ui/shownLater.tsx';

/** What runs the checks that are open, loaded with the first. */
export const OpenChecks = shownLater(() => orNothing(async () => (await import('./OpenChecks.tsx')).OpenChecks));

/** What a check has found out, at the result, loaded there. */
export const GameVerdict = shownLater(() => orNothing(async () => (await import('./GameVerdict.tsx')).GameVerdict));

/** What cannot be loaded now breaks no page: the checks stay open, and the next page that is loaded goes on with them. */
async function orNothing<Props extends object>(find: () => Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  try {
    const [part] = await Promise.all([find(), loadMessages('fairness')]);
    return part;
  } catch {
    return () => null;
  }
}
