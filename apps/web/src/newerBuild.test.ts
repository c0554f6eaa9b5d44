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

describe('a page of which a part is missing', () => {
  it('is loaded again where the server has another build, and says nothing meanwhile', async () => {
    const tab = tabWith('old', 'new');
    expect(await stays(tab.around())).toBe(false);
    expect(tab.reloads).toBe(1);
  });

  it('stays where the server has the same build, or where it has none itself', async () => {
    const [same, development] = [tabWith('old', 'old'), tabWith(null, 'new')];
    expect(await stays(same.around())).toBe(true);
    expect(await stays(development.around())).toBe(true);
    expect([same.reloads, development.reloads, development.asked]).toEqual([0, 0, 0]);
  });

  it('waits for a server that is starting, and not for ever', async () => {
    const [starting, away] = [tabWith('old', null, null, 'new'), tabWith('old', null)];
    expect(await stays(starting.around())).toBe(false);
    expect(await stays(away.around())).toBe(true);
    expect([starting.reloads, away.reloads]).toEqual([1, 0]);
  });

  it('is loaded again once for a build, also where the old page comes back again and again', async () => {
    const tab = tabWith('old', 'new');
    expect(await stays(tab.around())).toBe(false);
    expect(await stays(tab.around())).toBe(true);
    expect(tab.reloads).toBe(1);
  });

  it('is loaded again once for each of two builds between which servers alternate', async () => {
    const tab = tabWith('old', 'new', 'old', 'new', 'old');
    for (const page of ['old', 'new', 'old', 'new']) await stays(tab.around(page));
    expect(tab.reloads).toBe(2);
  });

  it('is loaded again for the build after the next', async () => {
    const tab = tabWith('old', 'new', 'newest');
    expect(await stays(tab.around())).toBe(false);
    expect(await stays(tab.around('new'))).toBe(false);
    expect(tab.reloads).toBe(2);
  });

  it('stays where nothing can be stored: it would come back without what it has', async () => {
    const tab = tabWith('old', 'new');
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    expect(await stays({ ...tab.around(), tab: forbidden })).toBe(true);
    expect(tab.reloads).toBe(0);
  });
});
