import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Pack } from '../../../kit/cards/cardCode.ts';
import { type Place, shownIn } from '../../../kit/place.ts';
import { type Carried, isSeenAt, type NumberedFlight } from './flight.ts';
import './flight.css';
import { Flying } from './Flying.tsx';
import { Measuring } from './Measuring.tsx';
import { type Box, type Path, pathOf } from './path.ts';
import { type Lying, lyingIn, settlingFrom } from './settling.ts';

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

/** What was on the screen before a change: where flights that set out come from, by their keys, and where what settles lay. */
interface Before {
  readonly origins: ReadonlyMap<number, Found>;
  readonly lying: Lying;
}

const NOWHERE: Before = { origins: new Map(), lying: new Map() };

/** A flight that sets out with the next frame, and where it comes from, if that was on the screen before. */
interface Waiting {
  readonly flight: NumberedFlight;
  readonly origin: Found | undefined;
}

/* Of the time of a flight. A counter is picked up and laid down, and takes longer than a card. */
const COUNTER_TIME = 1.5;
const SETTLING_TIME = 0.5;
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
  const last = useRef(arrivedBefore(flights));
  const waiting = useRef<readonly Waiting[]>([]);
  /** Where what settles was seen last, before a change that no frame has shown so far; null when there is none. */
  const lay = useRef<Lying | null>(null);
  const settingOut = () => flights.filter(({ key }) => key > last.current);

  const before = (): Before => {
    const table = layer.current?.parentElement;
    if (!table) return NOWHERE;
    // a second change before the frame that shows the first: to measure again would lay all out twice
    const lying = lay.current ?? lyingIn(table);
    const now = settingOut();
    if (now.length === 0 || timeIn(layer.current) === 0) return { ...NOWHERE, lying };
    const shown = shownIn(table);
    const origins = now.flatMap(({ key, from }) => foundAt(shown, from).map((found) => [key, found] as const));
    return { origins: new Map(origins), lying };
  };
  const setOut = (seen: Before | null) => {
    if (flights.length === 0) {
      waiting.current = [];
      if (underway.length > 0) setUnderway([]);
    }
    if (lay.current === null) requestAnimationFrame(takeOff);
    lay.current ??= seen?.lying ?? NOWHERE.lying;
    const now = settingOut();
    if (now.length === 0) return;
    last.current = flights.at(-1)?.key ?? last.current;
    waiting.current = [...waiting.current, ...now.map((flight) => ({ flight, origin: seen?.origins.get(flight.key) }))];
  };
  /* With the frame that shows the change: by then it has been laid out, and to measure it before would lay it out once more. */
  const takeOff = () => {
    const [now, lain] = [waiting.current, lay.current ?? NOWHERE.lying];
    waiting.current = [];
    lay.current = null;
    const table = layer.current?.parentElement;
    if (!table || document.hidden) return;
    const settling = settlingFrom(lain, lyingIn(table));
    const whole = now.length + settling.length === 0 ? 0 : timeIn(layer.current);
    if (whole === 0) return;
    const started = now.length === 0 ? [] : preparedAll(now, table, whole);
    // all has been measured before anything is changed
    for (const { element, keyframes } of settling) element.animate(keyframes, { duration: whole * SETTLING_TIME });
    for (const { hidden, turned } of started) {
      for (const { element, time } of turned) element.animate(TURNED_UP, { ...time, fill: 'backwards' });
      for (const { element, time } of hidden) element.animate({ opacity: [0, 0] }, { duration: time.delay + time.duration });
    }
    const flying = started.flatMap((one) => one.flying);
    if (flying.length > 0) flushSync(() => setUnderway((before) => [...before, ...flying]));
  };
  const arrive = useCallback((arrived: number) => setUnderway((now) => now.filter(({ key }) => key !== arrived)), []);

  return (
    <div ref={layer} className="flights" aria-hidden="true">
      <Measuring before={before} after={setOut} />
      {underway.map(({ key, thing, path, time }) => (
        <Flying key={key} name={key} thing={thing} pack={pack} path={path} time={time} onArrived={arrive} />
      ))}
    </div>
  );
}

/** The key of the last flight that had arrived before there was a layer: all but those of the last event. */
function arrivedBefore(flights: readonly NumberedFlight[]): number {
  const newest = flights.at(-1)?.at;
  return flights.findLast(({ at }) => at !== newest)?.key ?? -1;
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

/** An element that is animated where it lies. */
interface Animated {
  readonly element: HTMLElement;
  readonly time: Time;
}

/** What becomes of a flight that sets out. */
interface Prepared {
  readonly flying: readonly Underway[];
  /** What is not seen at its place while it is still on its way there. That goes by itself, and leaves nothing behind. */
  readonly hidden: readonly Animated[];
  /** What is turned up where it lies. */
  readonly turned: readonly Animated[];
}

const NOTHING: Prepared = { flying: [], hidden: [], turned: [] };

function preparedAll(waiting: readonly Waiting[], table: Element, whole: number): readonly Prepared[] {
  const shown = shownIn(table);
  const around = table.getBoundingClientRect();
  return waiting.map(({ flight, origin }) => prepared(flight, { origin, shown, around, whole }));
}

/** What becomes of a flight: nothing if it has not left where it was, or one of its ends is not on the screen. Changes nothing. */
function prepared(flight: NumberedFlight, { origin, shown, around, whole }: Table): Prepared {
  const { key, thing, after } = flight;
  const from = origin ?? foundAt(shown, flight.from)[0];
  const [to] = foundAt(shown, flight.to);
  const time = { duration: thing.kind === 'counter' ? whole * COUNTER_TIME : whole, delay: after * whole * BETWEEN };
  const there = (to?.elements ?? []).map((element) => ({ element, time }));
  if (thing.kind === 'turned') return { ...NOTHING, turned: there };
  if (from === undefined || (to === undefined && flight.to.length > 0) || staysAt(shown, from.place, to?.place)) return NOTHING;
  const seen = to !== undefined && isSeenAt(to.place);
  if (thing.kind === 'card' && !seen && after >= MOST_IN) return NOTHING;
  const path = pathOf(thing, within(around, from.box), within(around, (to ?? from).box), seen ? 'seen' : 'in');
  return { flying: [{ key, thing, path, time }], hidden: seen ? there : [], turned: [] };
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
