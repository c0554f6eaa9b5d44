import type { FrenchCard } from '@chinwag/rules';
import type { ChinkwayMove } from '@chinwag/rules/chinkway';
import type { Estimate } from '../shared/estimate.ts';
import { bestTrump } from './hand-worth.ts';

/**
 * Returns the move that discards two cards, so that the remaining hand, with its best trump, is worth the most. Throws if the hand
 * has fewer than two cards.
 */
export function chooseDiscard(hand: readonly FrenchCard[], estimate: Estimate): ChinkwayMove<'discard'> {
  let best: ChinkwayMove<'discard'> | null = null;
  let most = -Infinity;
  for (const [at, first] of hand.entries()) {
    for (const second of hand.slice(at + 1)) {
      const worth = estimate(bestTrump(hand.filter((card) => card !== first && card !== second)).worth);
      if (worth > most) {
        most = worth;
        best = { type: 'discard', cards: [first, second] };
      }
    }
  }
  if (best === null) throw new Error('no two cards to discard');
  return best;
}
