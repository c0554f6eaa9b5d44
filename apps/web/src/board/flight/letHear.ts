import { isHeard } from '../../ui/sound/playSound.ts';
import type { Flight } from './flight.ts';

/**
 * Plays the sounds of flights around a layer, if sound is on. Loads the sound code only then. Does nothing without a table around
 * the layer.
 */
export function letHear(flights: readonly Flight[], layer: HTMLElement | null): void {
  const table = layer?.parentElement;
  if (!table || document.hidden || !isHeard()) return;
  void import('./flightSounds.ts').then(({ playFlights }) => playFlights(flights, table), () => undefined);
}
