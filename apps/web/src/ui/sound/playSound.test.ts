// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Preferences, usePreferences } from '../preferences.ts';
import { playSound } from './playSound.ts';
import type { SoundName } from './soundNames.ts';

/** The volume of each sound, of 1, in the order in which they started. */
let heard: number[] = [];

/** A node of the audio API, which exists only in a browser. */
class Part extends EventTarget {
  connect(next: Part): Part {
    return next;
  }
}

class Gain extends Part {
  constructor(_: unknown, { gain }: { readonly gain: number }) {
    super();
    heard.push(gain);
  }
}

class Source extends Part {
  start(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('ended')));
  }
}

class Context {
  readonly state = 'running';
  readonly destination = new Part();
  /** Returns a time that is one second later at each call. */
  get currentTime(): number {
    return (seconds += 1);
  }
}
let seconds = 0;

beforeEach(() => {
  heard = [];
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('AudioBufferSourceNode', Source);
  vi.stubGlobal('GainNode', Gain);
  vi.stubGlobal('StereoPannerNode', Part);
  vi.stubGlobal('AudioBuffer', class { copyToChannel(): void { /* there is no listener */ } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  usePreferences.setState({ sound: 'on', sounds: 'all' });
});

async function volumesOf(sound: SoundName, wanted: Partial<Preferences>): Promise<readonly number[]> {
  usePreferences.setState(wanted);
  heard = [];
  playSound(sound);
  await vi.dynamicImportSettled();
  return heard;
}

test('sounds have the chosen volume, from soft to loud, and are silent when off', async () => {
  const [soft = 0] = await volumesOf('play', { sound: 'soft' });
  const [usual = 0] = await volumesOf('play', { sound: 'on' });
  const [loud = 0] = await volumesOf('play', { sound: 'loud' });
  expect(soft).toBeGreaterThan(0);
  expect(usual).toBeGreaterThan(1.5 * soft);
  expect(loud).toBeGreaterThan(1.4 * usual);
  expect(loud).toBeLessThanOrEqual(1);
  expect(await volumesOf('play', { sound: 'off' })).toEqual([]);
});

test('the setting for card sounds only plays card sounds at the chosen volume and no signals', async () => {
  expect(await volumesOf('yourTurn', { sound: 'soft', sounds: 'all' })).toHaveLength(1);
  expect(await volumesOf('yourTurn', { sounds: 'cards' })).toEqual([]);
  expect(await volumesOf('play', { sounds: 'cards' })).toEqual(await volumesOf('play', { sounds: 'all' }));
});
