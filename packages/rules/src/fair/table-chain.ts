import { bytesOf, hashAt, type Hex32 } from './bytes.ts';
import { chainedTerms, type PlaceInChain } from './chained-terms.ts';

/** How far the chain of rounds of a table has come. */
export interface ChainEnd {
  /** How many rounds of numbers there were at the table: it never goes down, also not when the server is restarted. */
  readonly counter: number;
  /** The link of the last of them; the table's origin where there was none. */
  readonly link: Hex32;
}

/** What it takes to follow the chain over one round: the hash of what it was about, and the server's commitment in it. */
export type ChainedPair = readonly [body: Hex32, commitment: Hex32];

/** How many rounds of a table can be followed: older ones are no longer held. */
export const MOST_CHAINED_PAIRS = 64;

/** The chain of a table at which there was no round. */
export function emptyChain(origin: Hex32): ChainEnd {
  return { counter: 0, link: origin };
}

/** The place of the next round. */
export function nextPlace(origin: Hex32, { counter, link }: ChainEnd): PlaceInChain {
  return { origin, counter: counter + 1, before: link };
}

/** The link of a round: fixed with the server's commitment, before any number is given. */
export function linkOfRound(terms: Hex32, commitment: Hex32): Hex32 {
  return hashAt('chinwag 3 link', bytesOf(terms), bytesOf(commitment));
}

/** The chain of a table after one more round, or after each of these in turn. */
export function followChain(origin: Hex32, from: ChainEnd, rounds: readonly ChainedPair[]): ChainEnd {
  let end = from;
  for (const [body, commitment] of rounds) {
    const place = nextPlace(origin, end);
    end = { counter: place.counter, link: linkOfRound(chainedTerms(place, body), commitment) };
  }
  return end;
}
