import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AroundPage, loadNewerBuild } from './newerBuild.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns a tab with a page of a build, and the answers of its server, in order; the last answer repeats forever. */
function tabWith(own: string | null, ...served: readonly (string | null)[]) {
  const stored = new Map<string, string>();
  const tab = {
    reloads: 0,
    asked: 0,
    around: (page: string | null = own): AroundPage => ({
      own: page,
      served: async () => served[Math.min(tab.asked++, served.length - 1)] ?? null,
      tab: () => ({ getItem: (key) => stored.get(key) ?? null, setItem: (key, text) => void stored.set(key, text) }),
      reload: () => void tab.reloads++,
    }),
  };
  return tab;
}

/** Resolves with whether the page stays after a part was missing. */
async function stays(around: AroundPage): Promise<boolean> {
  const settled = vi.fn<() => void>();
  void loadNewerBuild(around).then(settled);
  await vi.advanceTimersByTimeAsync(600_000);
  return settled.mock.calls.length === 1;
}

describe('a page with a missing part', () => {
  it('reloads if the server has another build, and does not settle before that', async () => {
    const tab = tabWith('old', 'new');
    expect(await stays(tab.around())).toBe(false);
    expect(tab.reloads).toBe(1);
  });

  it('stays if the server has the same build, or if the page has none', async () => {
    const [same, development] = [tabWith('old', 'old'), tabWith(null, 'new')];
    expect(await stays(same.around())).toBe(true);
    expect(await stays(development.around())).toBe(true);
    expect([same.reloads, development.reloads, development.asked]).toEqual([0, 0, 0]);
  });

  it('waits for a server that is starting, but not forever', async () => {
    const [starting, away] = [tabWith('old', null, null, 'new'), tabWith('old', null)];
    expect(await stays(starting.around())).toBe(false);
    expect(await stays(away.around())).toBe(true);
    expect([starting.reloads, away.reloads]).toEqual([1, 0]);
  });

  it('reloads only once per build, even if the old page keeps coming back', async () => {
    const tab = tabWith('old', 'new');
    expect(await stays(tab.around())).toBe(false);
    expect(await stays(tab.around())).toBe(true);
    expect(tab.reloads).toBe(1);
  });

  it('reloads once for each of two builds that servers serve in turn', async () => {
    const tab = tabWith('old', 'new', 'old', 'new', 'old');
    for (const page of ['old', 'new', 'old', 'new']) await stays(tab.around(page));
    expect(tab.reloads).toBe(2);
  });

  it('reloads again for the build after that', async () => {
    const tab = tabWith('old', 'new', 'newest');
    expect(await stays(tab.around())).toBe(false);
    expect(await stays(tab.around('new'))).toBe(false);
    expect(tab.reloads).toBe(2);
  });

  it('stays if storage is blocked, because the reload would repeat', async () => {
    const tab = tabWith('old', 'new');
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    expect(await stays({ ...tab.around(), tab: forbidden })).toBe(true);
    expect(tab.reloads).toBe(0);
  });
});
