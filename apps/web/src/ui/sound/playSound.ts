import { type Preferences, usePreferences } from '../preferences.ts';
import { isTouched } from '../touched.ts';
import type { SoundName } from './soundNames.ts';

/** How loud sounds are, of 1. */
const VOLUME: Readonly<Record<Preferences['sound'], number>> = { off: 0, soft: 0.3, on: 0.65, loud: 1 };

/**
 * Plays a sound as loud as preferred, `pan` from -1 at the left to 1 at the right. Silent where somebody wants none of its kind,
 * and on a page nobody has touched yet: browsers want it so. What makes sounds is loaded with the first of them.
 */
export function playSound(name: SoundName, pan = 0): void {
  if (!isHeard()) return;
  const { sound, sounds } = usePreferences.getState();
  void import('./speaker.ts').then(({ play }) => play(name, { volume: VOLUME[sound], pan, sounds }), () => undefined);
}

/** Whether sounds are heard at all here and now. */
export function isHeard(): boolean {
  return usePreferences.getState().sound !== 'off' && isTouched();
}
