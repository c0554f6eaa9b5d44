import { keepsInSight, type Place, shownIn } from '../../ui/place.ts';
import type { Carried, NumberedFlight } from './flight.ts';
import { type Box, type FlightPath, pathOf } from './path.ts';

/** The duration and delay of a flight, in ms. */
interface FlightTime {
  readonly duration: number;
  readonly delay: number;
}

/** A card or a counter in flight, with its path and times. */
export interface Underway {
  readonly key: number;
  readonly thing: Carried;
  readonly path: FlightPath;
  readonly time: FlightTime;
  /** The start time, in ms of the page's time. */
  readonly since: number;
}

type ShownPlaces = ReturnType<typeof shownIn>;

/** The visible elements of a place and the box of the first element. */
export interface Found {
  readonly place: Place;
  readonly elements: readonly HTMLElement[];
  readonly box: Box;
}

/** A flight that starts with the next frame, and its origin if that was on the screen before the event. */
export interface Waiting {
  readonly flight: NumberedFlight;
  readonly origin: Found | undefined;
}

/* As a fraction of a flight's time: picking up and putting down a counter takes longer than moving a card. */
const COUNTER_TIME = 1.5;
const BETWEEN = 0.1;

/* The maximum number of cards that arrive distinctly, one behind the other. */
const MOST_IN = 3;

/**
 * The maximum number of flights drawn in the frame that shows the change. A separate task draws further flights afterwards, as in a
 * deal.
 */
export const WITH_THE_FRAME = 4;

/** The keyframes of a card that is turned up in place. */
export const TURNED_UP: Keyframe[] = [{ transform: 'rotateY(90deg)', opacity: 0 }, { transform: 'none', opacity: 1 }];

/** Returns the key of the last flight that counts as landed when the layer is mounted: the last one before the latest event. */
export function arrivedBefore(flights: readonly NumberedFlight[]): number {
  const newest = flights.at(-1)?.at;
  return flights.findLast(({ at }) => at !== newest)?.key ?? -1;
}

/** The table, the duration of a flight and its start, both in ms. */
interface SettingOut {
  readonly table: Element;
  readonly whole: number;
  readonly since: number;
}

interface FoundFlight extends SettingOut {
  /** The place before the event; undefined if it was not on the screen. */
  readonly origin: Found | undefined;
  readonly shown: ShownPlaces;
  readonly around: Box;
}

/** An element that is animated in place. */
interface Animated {
  readonly element: HTMLElement;
  readonly time: FlightTime;
}

/** The animations needed by new flights. */
export interface PreparedFlights {
  readonly flying: readonly Underway[];
  /** The elements that are hidden while they are in flight. Each animation ends by itself and leaves no effect behind. */
  readonly hidden: readonly Animated[];
  /** The elements that are turned up in place. */
  readonly turned: readonly Animated[];
}

const NOTHING: PreparedFlights = { flying: [], hidden: [], turned: [] };

/** Returns the animations of all new flights. Changes nothing. */
export function preparedAll(waiting: readonly Waiting[], setOut: SettingOut): readonly PreparedFlights[] {
  const shown = shownIn(setOut.table);
  const around = setOut.table.getBoundingClientRect();
  return waiting.map(({ flight, origin }) => prepared(flight, { ...setOut, origin, shown, around }));
}

/**
 * Returns the animations of a flight. Returns none if the object has not moved, or if an end is not on the screen. Changes nothing.
 */
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

/** Returns whether a card of the trick keeps its place, because the winner may still choose from the trick. */
function staysAt(shown: ShownPlaces, from: Place, to: Place | undefined): boolean {
  return from.startsWith('trick ') && from !== to && shown.has(from);
}

/** Returns the visible elements of the first place that is on the screen; none if no place is. */
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
