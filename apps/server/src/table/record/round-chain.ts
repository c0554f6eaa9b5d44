import type { DeepReadonly } from '@chinwag/rules';
import {
  type ChainedPair, type ChainedRound, emptyChain, hex32Schema, linkOfRound, MOST_CHAINED_PAIRS, nextPlace, type PlaceInChain,
  type Round,
} from '@chinwag/rules/fair';
import type { ChainPoint } from '@chinwag/protocol';
import * as z from 'zod/mini';

/** The schema of a table's stored hash chain of rounds. */
export const roundChainSchema = z.object({
  /** 32 random bytes, drawn once per table. */
  origin: hex32Schema,
  /** The number of rounds so far, which never decreases. */
  counter: z.int(),
  /** The link of the last round, or the origin if there was none. */
  link: hex32Schema,
  /** The latest rounds, oldest first: the hash of each one's subject, and the server's commitment. */
  rounds: z.array(z.tuple([hex32Schema, hex32Schema])),
});
/** The hash chain of a table's commit-and-reveal rounds. */
export type RoundChain = DeepReadonly<z.output<typeof roundChainSchema>>;

/** Returns a hash chain without rounds. */
export function newRoundChain(origin: string): RoundChain {
  return { origin, ...emptyChain(origin), rounds: [] };
}

/** Returns the last point of a chain, or null if the chain has no round. */
export function pointOf(chain: RoundChain | null): ChainPoint | null {
  if (chain === null || chain.counter === 0) return null;
  const { origin, counter, link } = chain;
  return { origin, counter, link };
}

/** Returns the next round's place in the chain. */
export function placeInChain({ origin, ...end }: RoundChain): PlaceInChain {
  return nextPlace(origin, end);
}

/** Returns the chain with one more round, whose subject has the hash `body`. */
export function chainedOn({ origin, rounds }: RoundChain, { counter, terms, commitment }: ChainedRound, body: string): RoundChain {
  const newest: ChainedPair = [body, commitment];
  return { origin, counter, link: linkOfRound(terms, commitment), rounds: [...rounds, newest].slice(-MOST_CHAINED_PAIRS) };
}

/** Returns whether a stored round is part of its table's chain. Rounds stored before chains existed are not part of one. */
export function isChained(round: Round): round is ChainedRound {
  return 'counter' in round;
}

/**
 * Returns the rounds after a point of the chain. Returns null if the point is not in the chain, or is so old that some rounds are
 * no longer stored.
 */
export function roundsSince(chain: RoundChain | null, held: ChainPoint | null): RoundChain['rounds'] | null {
  if (chain === null || held === null || held.origin !== chain.origin) return null;
  const since = chain.counter - held.counter;
  return since < 0 || since > chain.rounds.length ? null : chain.rounds.slice(chain.rounds.length - since);
}
