import { type Preferences, usePreferences } from './preferences.ts';

/** How loud the notes are, of 1. */
const LOUDNESS: Readonly<Record<Preferences['sound'], number>> = { off: 0, soft: 0.035, on: 0.09, loud: 0.24 };

let context: AudioContext | null = null;

/** Two soft notes, as if somebody tapped a glass. */
export function playTurnTone(): void {
  playNotes(659.25, 880);
}

/**
 * Two notes in Hz, the second a little later, as loud as preferred. Silent on a page nobody has touched yet: browsers want it so.
 */
export function playNotes(first: number, second: number): void {
  const loudness = LOUDNESS[usePreferences.getState().sound];
  if (loudness === 0 || !isTouched()) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const now = context.currentTime + 0.02;
    note(context, { frequency: first, at: now, loudness });
    note(context, { frequency: second, at: now + 0.13, loudness });
  } catch {
    // No sound on this device; the title and the lamp say the same.
  }
}

/** Has the device tap, for so many ms and with such rests between, if that is preferred and it can. */
export function tap(...pattern: readonly number[]): void {
  if (usePreferences.getState().vibration === 'off' || !('vibrate' in navigator) || !isTouched()) return;
  navigator.vibrate([...pattern]);
}

/** Not every browser tells whether its page has been touched; one that does not is asked by trying. */
function isTouched(): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
}

interface Note {
  readonly frequency: number;
  readonly at: number;
  readonly loudness: number;
}

function note(audio: AudioContext, { frequency, at, loudness }: Note): void {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = 'sine';
  tone.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.55);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.6);
}
