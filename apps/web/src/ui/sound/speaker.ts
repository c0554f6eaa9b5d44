import type { Preferences } from '../preferences.ts';
import { SAMPLE_RATE } from './samples.ts';
import { isOfCards, type SoundName } from './soundNames.ts';
import { soundOf } from './soundOf.ts';

/** How a sound is played: how loud, of 1, where, and which sounds somebody wants to hear. */
interface Hearing {
  readonly volume: number;
  readonly pan: number;
  readonly sounds: Preferences['sounds'];
}

/** Sounds that are heard at the same time; what comes beside so many is left out. */
const MOST_AT_A_TIME = 5;

/** The same sound follows itself after so long at the earliest, in s: two cards that land together are one sound. */
const SAME_AFTER = 0.04;

let context: AudioContext | null = null;
const buffers = new Map<SoundName, AudioBuffer>();
const lastAt = new Map<SoundName, number>();
let playing = 0;

/** Plays a sound, softer the more are heard already: a table at a fast pace is not louder than a calm one. */
export function play(name: SoundName, { volume, pan, sounds }: Hearing): void {
  if (sounds === 'cards' && !isOfCards(name)) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const now = context.currentTime;
    if (playing >= MOST_AT_A_TIME || now - (lastAt.get(name) ?? -SAME_AFTER) < SAME_AFTER) return;
    lastAt.set(name, now);
    const source = new AudioBufferSourceNode(context, { buffer: bufferOf(name) });
    const gain = new GainNode(context, { gain: volume / Math.sqrt(1 + playing) });
    source.connect(gain).connect(new StereoPannerNode(context, { pan })).connect(context.destination);
    playing += 1;
    source.addEventListener('ended', () => (playing -= 1));
    source.start();
  } catch {
    // No sound on this device; what is seen says the same.
  }
}

function bufferOf(name: SoundName): AudioBuffer {
  const made = buffers.get(name);
  if (made !== undefined) return made;
  const samples = soundOf(name);
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: SAMPLE_RATE });
  buffer.copyToChannel(samples, 0);
  buffers.set(name, buffer);
  return buffer;
}
