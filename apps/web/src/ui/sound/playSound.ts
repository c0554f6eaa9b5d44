import { type Preferences, usePreferences } from '../preferences.ts';
import { isTouched } from '../touched.ts';
import type { SoundName } from './soundNames.ts';

/** The volume of sounds, of 1. */
const VOLUME: Readonly<Record<Preferences['sound'], number>> = { off: 0, soft: 0.3, on: 0.65, loud: 1 };

/**
 * Plays a sound at the preferred volume. `pan` is from -1 at the left to 1 at the right. Plays nothing if the user wants no sounds
 * of this kind, or before the first user gesture, as browsers require. Loads the sound code with the first sound.
 */
export function playSound(name: SoundName, pan = 0): void {
  if (!isHeard()) return;
  const { sound, sounds } = usePreferences.getState();
  void import('./speaker.ts').then(({ play }) => play(name, { volume: VOLUME[sound], pan, sounds }), () => undefined);
}

/** Returns whether sounds are on and allowed now. */
export function isHeard(): boolean {
  return usePreferences.getState().sound !== 'off' && isTouched();
}
