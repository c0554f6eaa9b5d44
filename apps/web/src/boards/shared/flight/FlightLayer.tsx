import { useRef, useState } from 'react';
import type { Pack } from '../../../kit/cards/cardCode.ts';
import { type Place, shownAt } from '../../../kit/place.ts';
import { isSeenAt, type NumberedFlight } from './flight.ts';
import './flight.css';
import { Flying } from './Flying.tsx';
import { Measuring } from './Measuring.tsx';
import { type Box, type Path, pathOf } from './path.ts';

/** What `<FlightLayer>` takes. */
export interface FlightLayerProps {
  /** What has set out lately, oldest first; empty when everything is to be where it belongs at once. */
  readonly flights: readonly NumberedFlight[];
  readonly pack: Pack;
}

interface Underway {
  readonly flight: NumberedFlight;
  readonly path: Path;
  /** In ms. */
  readonly time: { readonly duration: number; readonly delay: number };
}

/* A counter is picked up and laid down, and takes longer than a card. Of the time of a flight. */
const COUNTER_TIME = 1.5;
const BETWEEN_COUNTERS = 0.15;

/**
 * What is on its way between places of the table, over everything and in nobody's way. The places are looked for in the
 * element around it.
 */
export function FlightLayer({ flights, pack }: FlightLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [underway, setUnderway] = useState<readonly Underway[]>([]);
  // What had set out before there was a layer has arrived.
  const last = useRef(flights.at(-1)?.key ?? -1);
  const settingOut = () => flights.filter(({ key }) => key > last.current);

  /** Where those that set out now come from, by their keys, as far as it is on the screen. */
  const origins = (): ReadonlyMap<number, Box> => {
    const table = layer.current?.parentElement;
    if (!table) return new Map();
    return new Map(settingOut().flatMap(({ key, from }) => foundAt(table, from).map(({ box }) => [key, box] as const)));
  };
  const setOut = (origin: ReadonlyMap<number, Box>) => {
    if (flights.length === 0 && underway.length > 0) setUnderway([]);
    const started = settingOut().flatMap((flight) => start(flight, origin.get(flight.key), layer.current));
    last.current = flights.at(-1)?.key ?? last.current;
    if (started.length > 0) setUnderway((before) => [...before, ...started]);
  };
  const arrive = (arrived: number) => setUnderway((now) => now.filter(({ flight }) => flight.key !== arrived));

  return (
    <div ref={layer} className="flights" aria-hidden="true">
      <Measuring before={origins} after={setOut} />
      {underway.map(({ flight, path, time }) => (
        <Flying
          key={flight.key}
          thing={flight.thing}
          pack={pack}
          path={path}
          time={time}
          onArrived={() => arrive(flight.key)}
        />
      ))}
    </div>
  );
}

/** Sets a flight off, if both its ends are on the screen, and if there is any time for it. */
function start(flight: NumberedFlight, origin: Box | undefined, layer: HTMLElement | null): readonly Underway[] {
  const table = layer?.parentElement;
  if (!layer || !table || document.hidden) return [];
  const whole = Number.parseFloat(getComputedStyle(layer).transitionDuration) * 1000;
  const from = origin ?? foundAt(table, flight.from)[0]?.box;
  const [to] = foundAt(table, flight.to);
  if (!(whole > 0) || from === undefined || to === undefined) return [];
  const duration = flight.thing.kind === 'counter' ? whole * COUNTER_TIME : whole;
  const delay = flight.after * whole * BETWEEN_COUNTERS;
  const seen = isSeenAt(to.place);
  if (seen) keepUnseen(table, to.place, delay + duration);
  const around = layer.getBoundingClientRect();
  const path = pathOf(flight.thing, within(around, from), within(around, to.box), seen ? 'seen' : 'in');
  return [{ flight, path, time: { duration, delay } }];
}

/** The first of `places` that is on the screen; none if none is. */
function foundAt(table: Element, places: readonly Place[]): readonly { readonly place: Place; readonly box: Box }[] {
  for (const place of places) {
    const [element] = shownAt(table, place);
    if (element !== undefined) return [{ place, box: element.getBoundingClientRect() }];
  }
  return [];
}

/** Hides what is seen at a place while it is still on its way there. It goes by itself, and leaves nothing behind. */
function keepUnseen(table: Element, place: Place, duration: number): void {
  for (const element of shownAt(table, place)) element.animate({ opacity: [0, 0] }, { duration });
}

function within(around: Box, { left, top, width, height }: Box): Box {
  return { left: left - around.left, top: top - around.top, width, height };
}
