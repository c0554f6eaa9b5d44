import { bestArrangement, fewestAfterDiscard, type SpanishCard, type SpanishDeck } from '@chinwag/rules/chinchon';

/**
 * What a hand between two turns will come to, as far as one can guess, if one card of `unseen` is as likely to be drawn
 * as another: the points after the next draw and discard, less what melds may take from them in `later` draws.
 */
export function expectation(
  hand: readonly SpanishCard[],
  deck: SpanishDeck,
  unseen: readonly SpanishCard[],
  later: number,
): number {
  const { points } = bestArrangement(hand, deck);
  let next = 0;
  let melded = 0;
  for (const card of unseen) {
    const drawn = [...hand, card];
    next += fewestAfterDiscard(drawn, deck);
    melded += Math.max(0, points - bestArrangement(drawn, deck).points);
  }
  return (next - later * melded) / Math.max(1, unseen.length);
}

/** How many points the next draw and discard take from a hand, if one card of `unseen` is as likely to come as another. */
export function gainOfDraw(hand: readonly SpanishCard[], deck: SpanishDeck, unseen: readonly SpanishCard[]): number {
  const after = unseen.reduce((sum, card) => sum + fewestAfterDiscard([...hand, card], deck), 0);
  return bestArrangement(hand, deck).points - after / Math.max(1, unseen.length);
}
