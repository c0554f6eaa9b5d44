import type { DeepReadonly } from '@chinwag/rules';
import {
  type ChainedPair, type ChainedRound, emptyChain, hex32Schema, linkOfRound, MOST_CHAINED_PAIRS, nextPlace, type PlaceInChain,
  type Round,
} from '@chinwag/rules/fair';
import type { ChainPoint } from '@chinwag/protocol';
import * as z from 'zod/mini';

/** Reads the chain of rounds of a table as it is stored. */
export const roundChainSchema = z.object({
  /** 32 bytes of chance, drawn once for the table. */
  origin: hex32Schema,
  /** How many rounds of numbers there were: it never goes down. */
  counter: z.int(),
  /** The link of the last of them; the origin where there was none. */
  link: hex32Schema,
  /** Of the last rounds, the oldest first: the hash of what each was about, and the server's commitment. */
  rounds: z.array(z.tuple([hex32Schema, hex32Schema])),
});
/** The chain of rounds of a table. */
export type RoundChain = DeepReadonly<z.output<typeof roundChainSchema>>;

/** The chain of a table at which there was no round. */
export function newRoundChain(origin: string): RoundChain {
  return { origin, ...emptyChain(origin), rounds: [] };
}

/** How far a chain has come; null where there was no round. */
export function pointOf(chain: RoundChain | null): ChainPoint | null {
  if (chain === null || chain.counter === 0) return null;
  const { origin, counter, link } = chain;
  return { origin, counter, link };
}

/** The place of the next round. */
export function placeInChain({ origin, ...end }: RoundChain): PlaceInChain {
  return nextPlace(origin, end);
}

/** The chain after one more round, about what has this hash. */
export function chainedOn({ origin, rounds }: RoundChain, { counter, terms, commitment }: ChainedRound, body: string): RoundChain {
  const newest: ChainedPair = [body, commitment];
  return { origin, counter, link: linkOfRound(terms, commitment), rounds: [...rounds, newest].slice(-MOST_CHAINED_PAIRS) };
}

/** Whether a round that is stored is in the chain of its table; those of before there was one are not. */
export function isChained(round: Round): round is ChainedRound {
  return 'counter' in round;
}

/** The rounds since a point of the chain; null where it is not in it, or so far back that not all of them are stored. */
export function roundsSince(chain: RoundChain | null, held: ChainPoint | null): RoundChain['rounds'] | null {
  if (chain === null || held === null || held.origin !== chain.origin) return null;
  const since = chain.counter - held.counter;
  return since < 0 || since > chain.rounds.length ? null : chain.rounds.slice(chain.rounds.length - since);
}
