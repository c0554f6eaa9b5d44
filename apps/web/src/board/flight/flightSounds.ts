import type { Place, PlaceKind } from '../../ui/place.ts';
import { playSound } from '../../ui/sound/playSound.ts';
import type { SoundName } from '../../ui/sound/soundNames.ts';
import type { Flight } from './flight.ts';

/** A sound with its possible origins. It comes from the first visible origin. */
export interface FlightSound {
  readonly name: SoundName;
  readonly from: readonly Place[];
}

/** The places of piles: a pile that moves between them sounds like a shuffle. */
const PILES: readonly (PlaceKind | undefined)[] = ['stock', 'discards'];

/** The least number of cards to one hand that counts as a deal. Fewer cards are draws. */
const DEALT = 2;

/** Returns the sounds of flights that start together. Each sound occurs once, from the place where its first flight lands. */
export function soundsOf(flights: readonly Flight[]): readonly FlightSound[] {
  const isDeal = flights.some(({ after, thing, to }) => after >= DEALT - 1 && thing.kind === 'card' && kindOf(to) === 'hand');
  const heard = new Map<SoundName, FlightSound>();
  for (const flight of flights) {
    const name = soundOfOne(flight, isDeal);
    if (name !== null && !heard.has(name)) heard.set(name, { name, from: [...flight.to, ...flight.from] });
  }
  return [...heard.values()];
}

function soundOfOne({ thing, from, to }: Flight, isDeal: boolean): SoundName | null {
  switch (thing.kind) {
    case 'counter':
      return 'counters';
    case 'turned':
      return isDeal ? null : 'play';
    case 'card':
      return soundOfCard(kindOf(from), kindOf(to), isDeal);
  }
}

function soundOfCard(from: PlaceKind | undefined, to: PlaceKind | undefined, isDeal: boolean): SoundName {
  if (from === 'trick') return to === 'laid' ? 'layDown' : 'sweep';
  if (to === 'laid') return 'layDown';
  if (to === 'closing') return 'rap';
  if (to === 'hand' || to === 'seat' || to === 'own') return isDeal ? 'deal' : 'draw';
  return PILES.includes(from) && PILES.includes(to) ? 'shuffle' : 'play';
}

function kindOf([place]: readonly Place[]): PlaceKind | undefined {
  return place?.split(' ')[0] as PlaceKind | undefined;
}

/** The stereo position of the outermost place, where 1 is the maximum. */
const WIDEST = 0.6;

/** Plays the sounds of these flights, each from the place on this table where the flight lands. */
export function playFlights(flights: readonly Flight[], table: ParentNode): void {
  for (const { name, from } of soundsOf(flights)) playSound(name, panAt(table, from));
}

/** Returns the stereo position of the first visible place, from left (negative) to right; 0, the middle, if none is visible. */
function panAt(table: ParentNode, places: readonly Place[]): number {
  for (const place of places) {
    const { left = 0, width = 0 } = table.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect() ?? {};
    if (width > 0) return WIDEST * Math.max(-1, Math.min(1, (2 * (left + width / 2)) / innerWidth - 1));
  }
  return 0;
}
