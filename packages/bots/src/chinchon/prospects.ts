import { bestArrangement, fewestAfterDiscard, type SpanishCard, type SpanishDeck } from '@chinwag/rules/chinchon';

/** How many later draws are reckoned with for melds, beyond the next one. */
const LATER_DRAWS = 2;

/**
 * What a hand between two turns will come to, as far as one can guess, if one card of `unseen` is as likely to be drawn
 * as another: the points after the next draw and discard, less what melds may take from them later.
 */
export function expectation(
  hand: readonly SpanishCard[],
  deck: SpanishDeck,
  unseen: readonly SpanishCard[],
): number {
  const { points } = bestArrangement(hand, deck);
  let next = 0;
  let melded = 0;
  for (const card of unseen) {
    const drawn = [...hand, card];
    next += fewestAfterDiscard(drawn, deck);
    melded += Math.max(0, points - bestArrangement(drawn, deck).points);
  }
  return (next - LATER_DRAWS * melded) / Math.max(1, unseen.length);
}
