import type { Eyes } from './sight.ts';
import type { EventNumber } from './timeline.ts';

/** The moment and the viewpoint that a link specifies, or null for each part that is missing. */
export interface LinkedMoment {
  readonly at: EventNumber | null;
  readonly eyes: Eyes | null;
}

const ALL = 'all';

/** Returns the moment and the viewpoint in a URL's query. A missing or invalid part is null. */
export function momentIn(search: string, seats: number): LinkedMoment {
  const query = new URLSearchParams(search);
  const seat = countIn(query.get('eyes'));
  return {
    at: countIn(query.get('at')),
    eyes: query.get('eyes') === ALL ? 'all-hands' : seat !== null && seat < seats ? seat : null,
  };
}

/** Returns a URL's query with a different moment and viewpoint. All other parameters stay unchanged. */
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
