import type { SpanishCard } from '@chinwag/rules';
import { useState } from 'react';

interface SeenHand {
  readonly hand: readonly SpanishCard[];
  readonly drawn: SpanishCard | null;
}

/**
 * Returns the card that was last added to a hand. Returns null if the last change was anything else, such as several cards at once.
 */
export function useDrawnCard(hand: readonly SpanishCard[]): SpanishCard | null {
  const [seen, setSeen] = useState<SeenHand>({ hand, drawn: null });
  if (isSame(seen.hand, hand)) return seen.drawn;
  const come = hand.filter((card) => !seen.hand.includes(card));
  const [drawn = null] = hand.length === seen.hand.length + 1 && come.length === 1 ? come : [];
  setSeen({ hand, drawn });
  return drawn;
}

function isSame(one: readonly SpanishCard[], other: readonly SpanishCard[]): boolean {
  return one.length === other.length && one.every((card) => other.includes(card));
}
