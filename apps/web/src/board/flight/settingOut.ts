import { keepsInSight, type Place, shownIn } from '../../ui/place.ts';
import type { Carried, NumberedFlight } from './flight.ts';
import { type Box, type FlightPath, pathOf } from './path.ts';

/** In ms. */
interface FlightTime {
  readonly duration: number;
  readonly delay: number;
}

/** What is on its way. */
export interface Underway {
  readonly key: number;
  readonly thing: Carried;
  readonly path: FlightPath;
  readonly time: FlightTime;
  /** When it set out, in ms of the page's time. */
  readonly since: number;
}

type ShownPlaces = ReturnType<typeof shownIn>;

/** The elements that are seen at a place, and where the first of them lies. */
export interface Found {
  readonly place: Place;
  readonly elements: readonly HTMLElement[];
  readonly box: Box;
}

/** A flight that sets out with the next frame, and where it comes from, if that was on the screen before. */
export interface Waiting {
  readonly flight: NumberedFlight;
  readonly origin: Found | undefined;
}

/* Of the time of a flight. A counter is picked up and laid down, and takes longer than a card. */
const COUNTER_TIME = 1.5;
const BETWEEN = 0.1;

/* Of cards that go in one behind the other, no more are distinguished. */
const MOST_IN = 3;

/** More than these are drawn in a task of their own, after the frame that shows what has changed: a deal, say. */
export const WITH_THE_FRAME = 4;

/** How something is turned up where it lies. */
export const TURNED_UP: Keyframe[] = [{ transform: 'rotateY(90deg)', opacity: 0 }, { transform: 'none', opacity: 1 }];

/** The key of the last flight that had arrived before there was a layer: all but those of the last event. */
export function arrivedBefore(flights: readonly NumberedFlight[]): number {
  const newest = flights.at(-1)?.at;
  return flights.findLast(({ at }) => at !== newest)?.key ?? -1;
}

/** The table that things set out from, how long a flight takes, and when that is, in ms. */
interface SettingOut {
  readonly table: Element;
  readonly whole: number;
  readonly since: number;
}

interface FoundFlight extends SettingOut {
  /** Where it lay before. */
  readonly origin: Found | undefined;
  readonly shown: ShownPlaces;
  readonly around: Box;
}

/** An element that is animated where it lies. */
interface Animated {
  readonly element: HTMLElement;
  readonly time: FlightTime;
}

/** What becomes of a flight that sets out. */
export interface PreparedFlights {
  readonly flying: readonly Underway[];
  /** What is not seen at its place while it is still on its way there. That goes by itself, and leaves nothing behind. */
  readonly hidden: readonly Animated[];
  /** What is turned up where it lies. */
  readonly turned: readonly Animated[];
}

const NOTHING: PreparedFlights = { flying: [], hidden: [], turned: [] };

/** What becomes of everything that sets out. Changes nothing. */
export function preparedAll(waiting: readonly Waiting[], setOut: SettingOut): readonly PreparedFlights[] {
  const shown = shownIn(setOut.table);
  const around = setOut.table.getBoundingClientRect();
  return waiting.map(({ flight, origin }) => prepared(flight, { ...setOut, origin, shown, around }));
}

/** What becomes of a flight: nothing if it has not left where it was, or one of its ends is not on the screen. Changes nothing. */
function prepared(flight: NumberedFlight, { origin, shown, around, whole, since }: FoundFlight): PreparedFlights {
  const { key, thing, after } = flight;
  const from = origin ?? foundAt(shown, flight.from)[0];
  const [to] = foundAt(shown, flight.to);
  const time = { duration: thing.kind === 'counter' ? whole * COUNTER_TIME : whole, delay: after * whole * BETWEEN };
  const there = (to?.elements ?? []).map((element) => ({ element, time }));
  if (thing.kind === 'turned') return { ...NOTHING, turned: there };
  if (from === undefined || (to === undefined && flight.to.length > 0) || staysAt(shown, from.place, to?.place)) return NOTHING;
  const seen = to !== undefined && keepsInSight(to.place);
  if (thing.kind === 'card' && !seen && after >= MOST_IN) return NOTHING;
  const path = pathOf(thing, within(around, from.box), within(around, (to ?? from).box), seen ? 'seen' : 'in');
  return { flying: [{ key, thing, path, time, since }], hidden: seen ? there : [], turned: [] };
}

/** Whether a card of the trick lies on where it lay: what has been won may still be chosen from. */
function staysAt(shown: ShownPlaces, from: Place, to: Place | undefined): boolean {
  return from.startsWith('trick ') && from !== to && shown.has(from);
}

/** The first of `places` that is on the screen; none if none is. */
export function foundAt(shown: ShownPlaces, places: readonly Place[]): readonly Found[] {
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
