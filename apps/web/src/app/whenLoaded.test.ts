// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { whenLoaded } from './whenLoaded.ts';

/** Returns a user who navigates from page to page, and pages that load when a test says so. */
function going() {
  const loaded = new Map<string, () => void>();
  const navigate = vi.fn<(to: string) => void>();
  const go = whenLoaded((path) => new Promise((resolve) => loaded.set(path, resolve)));
  return {
    navigate,
    go: (to: string) => go(navigate, to),
    load: async (path: string) => {
      loaded.get(path)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

it('navigates with query and hash, but only once the page has loaded', async () => {
  const { navigate, go, load } = going();
  go('/rules/chinaso?from=table#CS4.1');
  expect(navigate).not.toHaveBeenCalled();
  await load('/rules/chinaso');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/rules/chinaso?from=table#CS4.1', undefined);
});

it('goes to the last page requested, even when an earlier one loads later', async () => {
  const { navigate, go, load } = going();
  go('/history');
  go('/rules');
  await load('/rules');
  await load('/history');
  expect(navigate.mock.calls.map(([to]) => to)).toEqual(['/rules']);
});
