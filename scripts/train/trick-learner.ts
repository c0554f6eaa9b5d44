import type { PolicyLearner } from './evolution.ts';

/** A deal that can become a copy of another. */
interface CopiedDeal<Deal> {
  copy(other: Deal): void;
}

/** Deals of a trick-taking game, in which one player uses one policy and the other players a different one. */
export interface TrickDeals<Deal extends CopiedDeal<Deal>> {
  readonly weights: number;
  /** The deals, each before its first card. */
  readonly deals: readonly Deal[];
  /** A scratch deal for playouts. The deals themselves stay unchanged. */
  readonly scratch: Deal;
  readonly players: number;
  /** Plays a deal to its end, with these weights for each player. */
  readonly playOut: (deal: Deal, weights: readonly Float64Array[]) => void;
  /** Returns a player's lead over the others in a finished deal. */
  readonly leadOf: (deal: Deal, player: number) => number;
}

/** Returns a learner of card play in these deals. With each deal, the weights under test move to the next player. */
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
