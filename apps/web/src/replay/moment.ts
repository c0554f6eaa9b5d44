import type { Eyes } from './sight.ts';
import type { EventNumber } from './timeline.ts';

/** A moment of a game and its viewpoint, as far as a link gives them. */
export interface LinkedMoment {
  readonly at: EventNumber | null;
  readonly eyes: Eyes | null;
}

const ALL = 'all';

/** Returns the moment in the query of a URL. Missing or invalid parts are null. */
export function momentIn(search: string, seats: number): LinkedMoment {
  const query = new URLSearchParams(search);
  const seat = countIn(query.get('eyes'));
  return {
    at: countIn(query.get('at')),
    eyes: query.get('eyes') === ALL ? 'all-hands' : seat !== null && seat < seats ? seat : null,
  };
}

/** Returns the query of a URL with a different moment in it; everything else stays. */
export function withMoment(search: string, at: EventNumber, eyes: Eyes): string {
  const query = new URLSearchParams(search);
  query.set('at', String(at));
  query.set('eyes', eyes === 'all-hands' ? ALL : String(eyes));
  return `?${query}`;
}

/** Returns the path of a game's replay. */
export function replayPath(gameId: string): string {
  return `/g/${gameId}`;
}

function countIn(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
