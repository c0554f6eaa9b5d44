import { isHeard } from '../../ui/sound/playSound.ts';
import type { Flight } from './flight.ts';

/** Lets what sets out around a layer of flights be heard, where somebody hears anything. What makes sounds is loaded then. */
export function letHear(flights: readonly Flight[], layer: HTMLElement | null): void {
  const table = layer?.parentElement;
  if (!table || document.hidden || !isHeard()) return;
  void import('./flightSounds.ts').then(({ playFlights }) => playFlights(flights, table), () => undefined);
}
