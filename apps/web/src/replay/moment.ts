import type { Eyes } from './sight.ts';
import type { EventNumber } from './timeline.ts';

/** A moment of a game and how it is looked at, as far as a link says so. */
export interface LinkedMoment {
  readonly at: EventNumber | null;
  readonly eyes: Eyes | null;
}

const ALL = 'all';

/** The moment in the query of an address; what is not said there, or makes no sense, is null. */
export function momentIn(search: string, seats: number): LinkedMoment {
  const query = new URLSearchParams(search);
  const seat = countIn(query.get('eyes'));
  return {
    at: countIn(query.get('at')),
    eyes: query.get('eyes') === ALL ? 'all-hands' : seat !== null && seat < seats ? seat : null,
  };
}

/** The query of an address with another moment in it; whatever else it says stays. */
export function withMoment(search: string, at: EventNumber, eyes: Eyes): string {
  const query = new URLSearchParams(search);
  query.set('at', String(at));
  query.set('eyes', eyes === 'all-hands' ? ALL : String(eyes));
  return `?${query}`;
}

/** Where a game that is over is looked at again. */
export function replayPath(gameId: string): string {
  return `/g/${gameId}`;
}

function countIn(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
