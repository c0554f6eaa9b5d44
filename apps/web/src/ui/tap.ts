import { usePreferences } from './preferences.ts';
import { isTouched } from './touched.ts';

/**
 * Vibrates the device. `pattern` alternates durations of vibrations and pauses, in ms. Does nothing if vibration is turned off or
 * impossible.
 */
export function tap(...pattern: readonly number[]): void {
  if (usePreferences.getState().vibration === 'off' || !('vibrate' in navigator) || !isTouched()) return;
  navigator.vibrate([...pattern]);
}
