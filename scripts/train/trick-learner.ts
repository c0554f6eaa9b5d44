import type { PolicyLearner } from './evolution.ts';

/** A deal that can be made like another. */
interface CopiedDeal<Deal> {
  copy(other: Deal): void;
}

/** Deals of a game of tricks, in which one plays by a policy and the others by another. */
export interface TrickDeals<Deal extends CopiedDeal<Deal>> {
  readonly weights: number;
  /** Each as it lies before the first card. */
  readonly deals: readonly Deal[];
  /** One that each is played out in: the deals stay as they are. */
  readonly scratch: Deal;
  readonly players: number;
  /** Plays a deal to its end, each player by these weights. */
  readonly playOut: (deal: Deal, weights: readonly Float64Array[]) => void;
  /** By how much a player is ahead of the others in a deal that is over. */
  readonly leadOf: (deal: Deal, player: number) => number;
}

/** Learns to play a card in such deals: in each another player has the weights that are tried. */
export function trickLearner<Deal extends CopiedDeal<Deal>>(
  { weights, deals, scratch, players, playOut, leadOf }: TrickDeals<Deal>,
): PolicyLearner {
  return {
    weights,
    deals: deals.length,
    gain: (own, others, from, count) => {
      let sum = 0;
      for (let number = 0; number < count; number++) {
        const player = number % players;
        const next = deals[(from + number) % deals.length];
        if (next === undefined) throw new Error('there are no deals');
        scratch.copy(next);
        playOut(scratch, Array.from({ length: players }, (_, other) => (other === player ? own : others)));
        sum += leadOf(scratch, player);
      }
      return sum / count;
    },
  };
}
