import * as z from 'zod/mini';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storedInTab, storedOnDevice, storesNothing } from './stored.ts';

const colour = z.object({ colour: z.enum(['red', 'blue']) });
const RED = { colour: 'red' } as const;
const BLUE = { colour: 'blue' } as const;

/** Returns a storage like the browser's, with room for this many items. */
function shelf(room = Infinity) {
  const things = new Map<string, string>();
  return {
    things,
    getItem: (key: string) => things.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (things.size >= room) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      things.set(key, text);
    },
    removeItem: (key: string) => void things.delete(key),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('a stored value', () => {
  it('is read by a later page, under the app’s prefix', () => {
    const device = shelf();
    vi.stubGlobal('localStorage', device);
    storedOnDevice('cloth', colour).write(RED);
    expect([...device.things]).toEqual([['chinwag.cloth', '{"colour":"red"}']]);
    expect(storedOnDevice('cloth', colour).read()).toEqual(RED);
  });

  it('is gone once removed, even if the browser could not store it', () => {
    for (const room of [Infinity, 0]) {
      const device = shelf(room);
      vi.stubGlobal('localStorage', device);
      const stored = storedOnDevice('cloth', colour);
      stored.write(RED);
      stored.remove();
      expect([stored.read(), device.things.size]).toEqual([null, 0]);
    }
  });

  it('is stored for the tab alone if it belongs to the tab', () => {
    const [device, tab] = [shelf(), shelf()];
    vi.stubGlobal('localStorage', device);
    vi.stubGlobal('sessionStorage', tab);
    storedInTab('draft', colour).write(BLUE);
    expect([device.things.size, tab.things.size]).toEqual([0, 1]);
    expect(storedOnDevice('draft', colour).read()).toBeNull();
  });

  it.each(['', 'nonsense', 'null', '[]', '"red"', '{"colour":"green"}', '{"colour":'])('is null for the text %s', (text) => {
    const device = shelf();
    device.things.set('chinwag.cloth', text);
    vi.stubGlobal('localStorage', device);
    expect(storedOnDevice('cloth', colour).read()).toBeNull();
  });

  it('is null if nothing is stored', () => {
    vi.stubGlobal('localStorage', shelf());
    expect(storedOnDevice('cloth', colour).read()).toBeNull();
  });
});

describe('a browser that cannot store a value', () => {
  it('keeps it in memory until the page is left, if storage is full', () => {
    const device = shelf(1);
    vi.stubGlobal('localStorage', device);
    const stored = storedOnDevice('full', colour);
    stored.write(RED);
    stored.write(BLUE);
    expect(stored.read()).toEqual(BLUE);
    expect(device.things.get('chinwag.full')).toBe('{"colour":"red"}');
  });

  it('keeps it in memory until the page is left, if storage is forbidden', () => {
    vi.stubGlobal('localStorage', undefined);
    const stored = storedOnDevice('forbidden', colour);
    expect(stored.read()).toBeNull();
    stored.write(BLUE);
    expect(stored.read()).toEqual(BLUE);
  });

  it.each(['follows', 'follows not'])('keeps it in memory until another tab stores another, which this one %s', (how) => {
    const device = shelf(0);
    vi.stubGlobal('localStorage', device);
    const tabs = new EventTarget();
    vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
    const name = `cloth-${how}`;
    const stored = storedOnDevice(name, colour);
    const heard: unknown[] = [];
    if (how === 'follows') stored.follow((value) => heard.push(value));
    stored.write(RED);
    expect(stored.read()).toEqual(RED);
    device.things.set(`chinwag.${name}`, '{"colour":"blue"}');
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: `chinwag.${name}` }));
    expect(stored.read()).toEqual(BLUE);
    device.things.delete(`chinwag.${name}`);
    expect(stored.read()).toBeNull();
    expect(heard).toEqual(how === 'follows' ? [BLUE] : []);
  });

  it('keeps the last unstored value in memory over what another tab stored earlier', () => {
    const device = shelf(0);
    vi.stubGlobal('localStorage', device);
    const stored = storedOnDevice('before', colour);
    stored.write(BLUE);
    device.things.set('chinwag.before', '{"colour":"blue"}');
    stored.write(RED);
    expect(stored.read()).toEqual(RED);
  });

  it('drops the value in memory once storage has room again', () => {
    vi.stubGlobal('localStorage', shelf(0));
    const stored = storedOnDevice('later', colour);
    stored.write(RED);
    const device = shelf();
    vi.stubGlobal('localStorage', device);
    stored.write(BLUE);
    expect(stored.read()).toEqual(BLUE);
    device.things.clear();
    expect(stored.read()).toBeNull();
  });
});

describe('a value stored by another tab', () => {
  it('is reported until the page stops following', () => {
    const device = shelf();
    vi.stubGlobal('localStorage', device);
    const tabs = new EventTarget();
    vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
    vi.stubGlobal('removeEventListener', tabs.removeEventListener.bind(tabs));
    const heard: unknown[] = [];
    const stop = storedOnDevice('cloth', colour).follow((value) => heard.push(value));
    const elsewhere = (key: string, text: string): void => {
      device.things.set(key, text);
      tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
    };
    elsewhere('chinwag.cloth', '{"colour":"blue"}');
    elsewhere('chinwag.other', '{"colour":"red"}');
    elsewhere('chinwag.cloth', '{}');
    stop();
    elsewhere('chinwag.cloth', '{"colour":"red"}');
    expect(heard).toEqual([BLUE, null]);
  });
});

describe('a browser that stores nothing', () => {
  it('is detected by a failed write, or by missing storage', () => {
    vi.stubGlobal('localStorage', shelf(0));
    expect(storesNothing()).toBe(true);
    vi.stubGlobal('localStorage', undefined);
    expect(storesNothing()).toBe(true);
  });

  it('is not detected where storage works, and the check leaves nothing behind', () => {
    const device = shelf();
    vi.stubGlobal('localStorage', device);
    expect(storesNothing()).toBe(false);
    expect(device.things.size).toBe(0);
  });
});
