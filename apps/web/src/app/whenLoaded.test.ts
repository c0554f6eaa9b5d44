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

it('one stays where one is until the page is loaded, and then goes there as it was asked', async () => {
  const { navigate, go, load } = going();
  go('/rules/chinaso?from=table#CS4.1');
  expect(navigate).not.toHaveBeenCalled();
  await load('/rules/chinaso');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/rules/chinaso?from=table#CS4.1', undefined);
});

it('who presses something else meanwhile goes there, and not away again when the first page comes', async () => {
  const { navigate, go, load } = going();
  go('/history');
  go('/rules');
  await load('/rules');
  await load('/history');
  expect(navigate.mock.calls.map(([to]) => to)).toEqual(['/rules']);
});
