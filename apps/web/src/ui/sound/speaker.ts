import type { Preferences } from '../preferences.ts';
import { SAMPLE_RATE } from './samples.ts';
import { isOfCards, type SoundName } from './soundNames.ts';
import { soundOf } from './soundOf.ts';

/** How a sound is played: its volume, of 1, its position, and which sounds the user wants. */
interface Hearing {
  readonly volume: number;
  readonly pan: number;
  readonly sounds: Preferences['sounds'];
}

/** The most sounds that play at the same time. The speaker omits further sounds. */
const MOST_AT_A_TIME = 5;

/** The least interval between two equal sounds, in s. Two cards that land together make one sound. */
const SAME_AFTER = 0.04;

let context: AudioContext | null = null;
const buffers = new Map<SoundName, AudioBuffer>();
const lastAt = new Map<SoundName, number>();
let playing = 0;

/**
 * Plays a sound, more softly if others are playing already, so that a fast table is no louder than a calm one. Does nothing on a
 * device without sound.
 */
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
    // This device has no sound; the page shows the same news.
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
