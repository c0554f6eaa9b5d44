import { type Preferences, usePreferences } from '../preferences.ts';
import { isTouched } from '../touched.ts';
import type { SoundName } from './soundNames.ts';

/** How loud sounds are, of 1. */
const VOLUME: Readonly<Record<Preferences['sound'], number>> = { off: 0, soft: 0.3, on: 0.65, loud: 1 };

/**
 * Plays a sound at the preferred volume, `pan` from -1 at the left to 1 at the right. Silent if the user wants none of its kind,
 * and before the first user gesture, as browsers require. The sound code is loaded with the first one.
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
