import * as z from 'zod/mini';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keptInTab, keptOnDevice } from './kept.ts';

const colour = z.object({ colour: z.enum(['red', 'blue']) });
const RED = { colour: 'red' } as const;
const BLUE = { colour: 'blue' } as const;

/** A shelf like the browser's, with room for so many things. */
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

describe('what is kept', () => {
  it('is read again by a later page, under the name of the house', () => {
    const device = shelf();
    vi.stubGlobal('localStorage', device);
    keptOnDevice('cloth', colour).write(RED);
    expect([...device.things]).toEqual([['chinwag.cloth', '{"colour":"red"}']]);
    expect(keptOnDevice('cloth', colour).read()).toEqual(RED);
  });

  it('is gone when it is taken away, also what the browser would not keep', () => {
    for (const room of [Infinity, 0]) {
      const device = shelf(room);
      vi.stubGlobal('localStorage', device);
      const kept = keptOnDevice('cloth', colour);
      kept.write(RED);
      kept.remove();
      expect([kept.read(), device.things.size]).toEqual([null, 0]);
    }
  });

  it('is kept for the tab alone where it is the tab’s', () => {
    const [device, tab] = [shelf(), shelf()];
    vi.stubGlobal('localStorage', device);
    vi.stubGlobal('sessionStorage', tab);
    keptInTab('draft', colour).write(BLUE);
    expect([device.things.size, tab.things.size]).toEqual([0, 1]);
    expect(keptOnDevice('draft', colour).read()).toBeNull();
  });

  it.each(['', 'nonsense', 'null', '[]', '"red"', '{"colour":"green"}', '{"colour":'])('reads %s as nothing', (text) => {
    const device = shelf();
    device.things.set('chinwag.cloth', text);
    vi.stubGlobal('localStorage', device);
    expect(keptOnDevice('cloth', colour).read()).toBeNull();
  });

  it('reads nothing where there is nothing', () => {
    vi.stubGlobal('localStorage', shelf());
    expect(keptOnDevice('cloth', colour).read()).toBeNull();
  });
});

describe('a browser that keeps nothing', () => {
  it('remembers it until the page is left, if it has no room', () => {
    const device = shelf(1);
    vi.stubGlobal('localStorage', device);
    const kept = keptOnDevice('full', colour);
    kept.write(RED);
    kept.write(BLUE);
    expect(kept.read()).toEqual(BLUE);
    expect(device.things.get('chinwag.full')).toBe('{"colour":"red"}');
  });

  it('remembers it until the page is left, if it forbids it', () => {
    vi.stubGlobal('localStorage', undefined);
    const kept = keptOnDevice('forbidden', colour);
    expect(kept.read()).toBeNull();
    kept.write(BLUE);
    expect(kept.read()).toEqual(BLUE);
  });

  it.each(['follows', 'follows not'])('remembers it until another tab has kept something else, which this one %s', (how) => {
    const device = shelf(0);
    vi.stubGlobal('localStorage', device);
    const tabs = new EventTarget();
    vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
    const name = `cloth-${how}`;
    const kept = keptOnDevice(name, colour);
    const heard: unknown[] = [];
    if (how === 'follows') kept.follow((value) => heard.push(value));
    kept.write(RED);
    expect(kept.read()).toEqual(RED);
    device.things.set(`chinwag.${name}`, '{"colour":"blue"}');
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: `chinwag.${name}` }));
    expect(kept.read()).toEqual(BLUE);
    device.things.delete(`chinwag.${name}`);
    expect(kept.read()).toBeNull();
    expect(heard).toEqual(how === 'follows' ? [BLUE] : []);
  });

  it('remembers what it could not keep last, over what another tab had kept before', () => {
    const device = shelf(0);
    vi.stubGlobal('localStorage', device);
    const kept = keptOnDevice('before', colour);
    kept.write(BLUE);
    device.things.set('chinwag.before', '{"colour":"blue"}');
    kept.write(RED);
    expect(kept.read()).toEqual(RED);
  });

  it('forgets what it remembered once there is room again', () => {
    vi.stubGlobal('localStorage', shelf(0));
    const kept = keptOnDevice('later', colour);
    kept.write(RED);
    const device = shelf();
    vi.stubGlobal('localStorage', device);
    kept.write(BLUE);
    expect(kept.read()).toEqual(BLUE);
    device.things.clear();
    expect(kept.read()).toBeNull();
  });
});

describe('what another tab keeps', () => {
  it('is told, until one does not want to know any more', () => {
    const device = shelf();
    vi.stubGlobal('localStorage', device);
    const tabs = new EventTarget();
    vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
    vi.stubGlobal('removeEventListener', tabs.removeEventListener.bind(tabs));
    const heard: unknown[] = [];
    const stop = keptOnDevice('cloth', colour).follow((value) => heard.push(value));
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
