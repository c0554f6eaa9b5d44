import { usePreferences } from './preferences.ts';
import { isTouched } from './touched.ts';

/** Has the device tap, for so many ms and with such rests between, if that is preferred and it can. */
export function tap(...pattern: readonly number[]): void {
  if (usePreferences.getState().vibration === 'off' || !('vibrate' in navigator) || !isTouched()) return;
  navigator.vibrate([...pattern]);
}
