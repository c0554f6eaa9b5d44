import { usePreferences } from './preferences.ts';
import { isTouched } from './touched.ts';

/** Vibrates the device, for these times in ms, with pauses in between. Does nothing if that is turned off or impossible. */
export function tap(...pattern: readonly number[]): void {
  if (usePreferences.getState().vibration === 'off' || !('vibrate' in navigator) || !isTouched()) return;
  navigator.vibrate([...pattern]);
}
