import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const persist = vi.fn<() => Promise<boolean>>();

beforeEach(() => {
  vi.resetModules();
  const things = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => things.get(key) ?? null,
    setItem: (key: string, text: string) => void things.set(key, text),
  });
  vi.stubGlobal('navigator', { storage: { persist: persist.mockReset() } });
});
afterEach(() => vi.unstubAllGlobals());

/** Opens a new page on the same device. */
async function pageAsks(): Promise<void> {
  vi.resetModules();
  (await import('./persist.ts')).askToPersist();
}

it('askToPersist asks the browser once, even over several pages', async () => {
  persist.mockResolvedValue(true);
  await pageAsks();
  await pageAsks();
  expect(persist).toHaveBeenCalledOnce();
});

it('askToPersist does not ask a browser again that has failed to answer', async () => {
  persist.mockRejectedValue(new TypeError('not here'));
  await pageAsks();
  await pageAsks();
  expect(persist).toHaveBeenCalledOnce();
});

it('askToPersist does nothing on a page without TLS, which lacks the API', async () => {
  vi.stubGlobal('navigator', {});
  await pageAsks();
  expect(persist).not.toHaveBeenCalled();
});
