import { useCallback, useRef, useState } from 'react';
import type { Pack } from '../../../kit/cards/cardCode.ts';
import { type Place, shownIn } from '../../../kit/place.ts';
import { type Carried, isSeenAt, type NumberedFlight } from './flight.ts';
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

/** In ms. */
interface Time {
  readonly duration: number;
  readonly delay: number;
}

interface Underway {
  readonly key: number;
  readonly thing: Carried;
  readonly path: Path;
  readonly time: Time;
}

type Shown = ReturnType<typeof shownIn>;

interface Found {
  readonly place: Place;
  readonly elements: readonly HTMLElement[];
  readonly box: Box;
}

/* Of the time of a flight. A counter is picked up and laid down, and takes longer than a card. */
const COUNTER_TIME = 1.5;
const BETWEEN = 0.1;

/* Of cards that go in one behind the other, no more are told apart. */
const MOST_IN = 3;

const TURNED_UP = [{ transform: 'rotateY(90deg)', opacity: 0 }, { transform: 'none', opacity: 1 }];

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
  const origins = (): ReadonlyMap<number, Found> => {
    const table = layer.current?.parentElement;
    const now = settingOut();
    if (!table || now.length === 0 || timeIn(layer.current) === 0) return new Map();
    const shown = shownIn(table);
    return new Map(now.flatMap(({ key, from }) => foundAt(shown, from).map((found) => [key, found] as const)));
  };
  const setOut = (origin: ReadonlyMap<number, Found>) => {
    if (flights.length === 0 && underway.length > 0) setUnderway([]);
    const now = settingOut();
    const whole = now.length === 0 ? 0 : timeIn(layer.current);
    const table = layer.current?.parentElement;
    last.current = flights.at(-1)?.key ?? last.current;
    if (!table || whole === 0 || document.hidden) return;
    const shown = shownIn(table);
    const around = table.getBoundingClientRect();
    const started = now.flatMap((flight) => start(flight, { origin: origin.get(flight.key), shown, around, whole }));
    if (started.length > 0) setUnderway((before) => [...before, ...started]);
  };
  const arrive = useCallback((arrived: number) => setUnderway((now) => now.filter(({ key }) => key !== arrived)), []);

  return (
    <div ref={layer} className="flights" aria-hidden="true">
      <Measuring before={origins} after={setOut} />
      {underway.map(({ key, thing, path, time }) => (
        <Flying key={key} name={key} thing={thing} pack={pack} path={path} time={time} onArrived={arrive} />
      ))}
    </div>
  );
}

/** How long a flight takes at the speed that was chosen, in ms. */
function timeIn(layer: HTMLElement | null): number {
  return layer === null ? 0 : Number.parseFloat(getComputedStyle(layer).transitionDuration) * 1000 || 0;
}

interface Table {
  /** Where it lay before. */
  readonly origin: Found | undefined;
  readonly shown: Shown;
  readonly around: Box;
  /** How long a flight takes, in ms. */
  readonly whole: number;
}

/** Sets a flight off, if it has left where it was and both its ends are on the screen; turns up what is turned. */
function start(flight: NumberedFlight, { origin, shown, around, whole }: Table): readonly Underway[] {
  const { key, thing, after } = flight;
  const from = origin ?? foundAt(shown, flight.from)[0];
  const [to] = foundAt(shown, flight.to);
  const time = { duration: thing.kind === 'counter' ? whole * COUNTER_TIME : whole, delay: after * whole * BETWEEN };
  if (thing.kind === 'turned') {
    for (const element of to?.elements ?? []) element.animate(TURNED_UP, { ...time, fill: 'backwards' });
    return [];
  }
  if (from === undefined || (to === undefined && flight.to.length > 0) || staysAt(shown, from.place, to?.place)) return [];
  const seen = to !== undefined && isSeenAt(to.place);
  if (thing.kind === 'card' && !seen && after >= MOST_IN) return [];
  // What is seen at a place is hidden while it is still on its way there. That goes by itself, and leaves nothing behind.
  if (seen) for (const element of to.elements) element.animate({ opacity: [0, 0] }, { duration: time.delay + time.duration });
  const path = pathOf(thing, within(around, from.box), within(around, (to ?? from).box), seen ? 'seen' : 'in');
  return [{ key, thing, path, time }];
}

/** Whether a card of the trick lies on where it lay: what has been won may still be chosen from. */
function staysAt(shown: Shown, from: Place, to: Place | undefined): boolean {
  return from.startsWith('trick ') && from !== to && shown.has(from);
}

/** The first of `places` that is on the screen; none if none is. */
function foundAt(shown: Shown, places: readonly Place[]): readonly Found[] {
  for (const place of places) {
    const elements = shown.get(place) ?? [];
    const [first] = elements;
    if (first !== undefined) return [{ place, elements, box: first.getBoundingClientRect() }];
  }
  return [];
}

function within(around: Box, { left, top, width, height }: Box): Box {
  return { left: left - around.left, top: top - around.top, width, height };
}
