import { type Place, shownIn } from '../../../kit/place.ts';
import { type Carried, isSeenAt, type NumberedFlight } from './flight.ts';
import { type Box, type Path, pathOf } from './path.ts';

/** In ms. */
interface Time {
  readonly duration: number;
  readonly delay: number;
}

/** What is on its way. */
export interface Underway {
  readonly key: number;
  readonly thing: Carried;
  readonly path: Path;
  readonly time: Time;
}

type Shown = ReturnType<typeof shownIn>;

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

/* Of cards that go in one behind the other, no more are told apart. */
const MOST_IN = 3;

/** The key of the last flight that had arrived before there was a layer: all but those of the last event. */
export function arrivedBefore(flights: readonly NumberedFlight[]): number {
  const newest = flights.at(-1)?.at;
  return flights.findLast(({ at }) => at !== newest)?.key ?? -1;
}

/** How long a flight takes at the speed that was chosen, in ms. */
export function timeIn(layer: HTMLElement | null): number {
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
export interface Prepared {
  readonly flying: readonly Underway[];
  /** What is not seen at its place while it is still on its way there. That goes by itself, and leaves nothing behind. */
  readonly hidden: readonly Animated[];
  /** What is turned up where it lies. */
  readonly turned: readonly Animated[];
}

const NOTHING: Prepared = { flying: [], hidden: [], turned: [] };

/** What becomes of everything that sets out from `table`; `whole` is how long a flight takes, in ms. Changes nothing. */
export function preparedAll(waiting: readonly Waiting[], table: Element, whole: number): readonly Prepared[] {
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
export function foundAt(shown: Shown, places: readonly Place[]): readonly Found[] {
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
