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

it('the browser is asked once not to clear what is stored, however often there is something to lose', async () => {
  persist.mockResolvedValue(true);
  await pageAsks();
  await pageAsks();
  expect(persist).toHaveBeenCalledOnce();
});

it('a browser that refuses to say is not asked again', async () => {
  persist.mockRejectedValue(new TypeError('not here'));
  await pageAsks();
  await pageAsks();
  expect(persist).toHaveBeenCalledOnce();
});

it('a page that came without TLS has nothing to ask', async () => {
  vi.stubGlobal('navigator', {});
  await pageAsks();
  expect(persist).not.toHaveBeenCalled();
});
