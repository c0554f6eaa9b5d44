import { isHeard } from '../../ui/sound/playSound.ts';
import type { Flight } from './flight.ts';

/**
 * Plays the sounds of flights on the table around a layer, if sound is on. The sound code loads only then. Does nothing without a
 * surrounding table.
 */
export function letHear(flights: readonly Flight[], layer: HTMLElement | null): void {
  const table = layer?.parentElement;
  if (!table || document.hidden || !isHeard()) return;
  void import('./flightSounds.ts').then(({ playFlights }) => playFlights(flights, table), () => undefined);
}
