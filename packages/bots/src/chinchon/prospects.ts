import { bestArrangement, fewestAfterDiscard, type SpanishCard, type SpanishDeck } from '@chinwag/rules/chinchon';

/**
 * Returns the expected points of a hand between two turns, if every card of `unseen` is equally likely to come next. The result is
 * the points after the next draw and discard, minus the points that melds may save in `later` draws.
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

/** Returns the expected points that the next draw and discard save, if every card of `unseen` is equally likely. */
export function gainOfDraw(hand: readonly SpanishCard[], deck: SpanishDeck, unseen: readonly SpanishCard[]): number {
  const after = unseen.reduce((sum, card) => sum + fewestAfterDiscard([...hand, card], deck), 0);
  return bestArrangement(hand, deck).points - after / Math.max(1, unseen.length);
}
