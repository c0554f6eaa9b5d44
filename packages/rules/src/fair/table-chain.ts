import { bytesOf, hashAt, type Hex32 } from './bytes.ts';
import { chainedTerms, type PlaceInChain } from './chained-terms.ts';

/** The current end of a table's hash chain of rounds. */
export interface ChainEnd {
  /** The number of rounds at the table, which never decreases, even if the server restarts. */
  readonly counter: number;
  /** The link of the last round, or the table's origin if there was none. */
  readonly link: Hex32;
}

/** The data that extends a table's chain by one round: the hash of the round's body and the server's commitment. */
export type ChainedPair = readonly [body: Hex32, commitment: Hex32];

/** The maximum number of rounds that the server stores so that devices can verify the chain; it deletes older rounds. */
export const MOST_CHAINED_PAIRS = 64;

/** Returns the chain of a table that has had no rounds. */
export function emptyChain(origin: Hex32): ChainEnd {
  return { counter: 0, link: origin };
}

/** Returns the next round's place in the chain. */
export function nextPlace(origin: Hex32, { counter, link }: ChainEnd): PlaceInChain {
  return { origin, counter: counter + 1, before: link };
}

/** Returns the link of a round, which the server's commitment fixes before any seat reveals a number. */
export function linkOfRound(terms: Hex32, commitment: Hex32): Hex32 {
  return hashAt('chinwag 3 link', bytesOf(terms), bytesOf(commitment));
}

/** Returns the end of a table's chain after these rounds, in order. */
export function followChain(origin: Hex32, from: ChainEnd, rounds: readonly ChainedPair[]): ChainEnd {
  let end = from;
  for (const [body, commitment] of rounds) {
    const place = nextPlace(origin, end);
    end = { counter: place.counter, link: linkOfRound(chainedTerms(place, body), commitment) };
  }
  return end;
}
