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

describe('what is stored', () => {
  it('is read again by a later page, under the name of the app', () => {
    const device = shelf();
    vi.stubGlobal('localStorage', device);
    storedOnDevice('cloth', colour).write(RED);
    expect([...device.things]).toEqual([['chinwag.cloth', '{"colour":"red"}']]);
    expect(storedOnDevice('cloth', colour).read()).toEqual(RED);
  });

  it('is gone when it is taken away, also what the browser would not keep', () => {
    for (const room of [Infinity, 0]) {
      const device = shelf(room);
      vi.stubGlobal('localStorage', device);
      const stored = storedOnDevice('cloth', colour);
      stored.write(RED);
      stored.remove();
      expect([stored.read(), device.things.size]).toEqual([null, 0]);
    }
  });

  it('is stored for the tab alone where it is the tab’s', () => {
    const [device, tab] = [shelf(), shelf()];
    vi.stubGlobal('localStorage', device);
    vi.stubGlobal('sessionStorage', tab);
    storedInTab('draft', colour).write(BLUE);
    expect([device.things.size, tab.things.size]).toEqual([0, 1]);
    expect(storedOnDevice('draft', colour).read()).toBeNull();
  });

  it.each(['', 'nonsense', 'null', '[]', '"red"', '{"colour":"green"}', '{"colour":'])('reads %s as nothing', (text) => {
    const device = shelf();
    device.things.set('chinwag.cloth', text);
    vi.stubGlobal('localStorage', device);
    expect(storedOnDevice('cloth', colour).read()).toBeNull();
  });

  it('reads nothing where there is nothing', () => {
    vi.stubGlobal('localStorage', shelf());
    expect(storedOnDevice('cloth', colour).read()).toBeNull();
  });
});

describe('a browser that keeps nothing', () => {
  it('remembers it until the page is left, if it has no room', () => {
    const device = shelf(1);
    vi.stubGlobal('localStorage', device);
    const stored = storedOnDevice('full', colour);
    stored.write(RED);
    stored.write(BLUE);
    expect(stored.read()).toEqual(BLUE);
    expect(device.things.get('chinwag.full')).toBe('{"colour":"red"}');
  });

  it('remembers it until the page is left, if it forbids it', () => {
    vi.stubGlobal('localStorage', undefined);
    const stored = storedOnDevice('forbidden', colour);
    expect(stored.read()).toBeNull();
    stored.write(BLUE);
    expect(stored.read()).toEqual(BLUE);
  });

  it.each(['follows', 'follows not'])('remembers it until another tab has stored something else, which this one %s', (how) => {
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

  it('remembers what it could not keep last, over what another tab had stored before', () => {
    const device = shelf(0);
    vi.stubGlobal('localStorage', device);
    const stored = storedOnDevice('before', colour);
    stored.write(BLUE);
    device.things.set('chinwag.before', '{"colour":"blue"}');
    stored.write(RED);
    expect(stored.read()).toEqual(RED);
  });

  it('forgets what it remembered once there is room again', () => {
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

describe('what another tab keeps', () => {
  it('is reported, until one does not want to know any more', () => {
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
  it('is known by refusing what is written, or by having no place for it', () => {
    vi.stubGlobal('localStorage', shelf(0));
    expect(storesNothing()).toBe(true);
    vi.stubGlobal('localStorage', undefined);
    expect(storesNothing()).toBe(true);
  });

  it('is not one that stores, and nothing is left there by asking', () => {
    const device = shelf();
    vi.stubGlobal('localStorage', device);
    expect(storesNothing()).toBe(false);
    expect(device.things.size).toBe(0);
  });
});
