import { ACE_HIGH, type FrenchCard, rankOf, suitOf } from '@chinwag/rules';
import { leadingPlay, slobberhannes, type SlobberhannesMove, type SlobberhannesState, TRICKS } from '@chinwag/rules/slobberhannes';
import type { Thought } from '../bot.ts';
import { AMONG_EQUALS, uniformFrom, giveOrTake } from '../shared/estimate.ts';

/** The clubs that may have to win the queen. */
const OVER_THE_QUEEN: readonly FrenchCard[] = ['AC', 'KC'];

/**
 * Returns the move to make, judging only by the cards visible now. The bot ducks where possible, throws the queen of clubs and the
 * clubs above her, and plays high while tricks are harmless. In a fraction `slips` of moves, it plays the lowest card.
 */
export function decide(thought: Thought<SlobberhannesState, SlobberhannesMove>, slips: number): SlobberhannesMove {
  const { view, seat, seed, among = slobberhannes.legalMoves(view, seat) } = thought;
  const random = uniformFrom(seed);
  const thinks = random() >= slips;
  const estimate = giveOrTake(AMONG_EQUALS, random);
  const [lowest, ...others] = among
    .map(({ card }) => ({ card, at: estimate(height(card)) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ card }) => card);
  if (lowest === undefined) throw new Error('no seat is to act');
  return { type: 'play', card: thinks ? chosen(view, [lowest, ...others]) : lowest };
}

/** Returns the card to play, from cards sorted lowest first. */
function chosen({ deal }: SlobberhannesState, cards: readonly [FrenchCard, ...FrenchCard[]]): FrenchCard {
  const [lowest] = cards;
  const best = leadingPlay(deal.trick);
  if (best === null) return cards.find((card) => suitOf(card) !== 'C') ?? lowest;
  if (suitOf(lowest) !== suitOf(best.card)) return mostUnwanted(cards);
  const below = cards.filter((card) => height(card) < height(best.card));
  if (below.length > 0) return below.includes('QC') ? 'QC' : (below.at(-1) ?? lowest);
  // The last player wins the trick in any case, so the highest card should win a harmless trick.
  const isBad = [0, TRICKS - 1].includes(deal.winners.length) || deal.trick.some(({ card }) => card === 'QC');
  const safe = cards.filter((card) => card !== 'QC');
  return (deal.trick.length === 3 && !isBad ? safe.at(-1) : safe[0]) ?? lowest;
}

/** Returns the card to throw on a trick of a different suit: the queen, then the clubs above her, then the highest. */
function mostUnwanted(cards: readonly [FrenchCard, ...FrenchCard[]]): FrenchCard {
  return cards.find((card) => card === 'QC') ?? cards.find((card) => OVER_THE_QUEEN.includes(card)) ?? cards.at(-1) ?? cards[0];
}

function height(card: FrenchCard): number {
  return ACE_HIGH[rankOf(card)];
}
