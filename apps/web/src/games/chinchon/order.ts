import { isSeen, SPANISH_HAND_ORDERS, type SpanishCard } from '@chinwag/rules';
import type { View } from './view.ts';

/** Returns the viewer's own visible cards in the order of the hand, before the viewer rearranges them; none for a spectator. */
export function ownCards({ state: { deal }, viewer }: View): readonly SpanishCard[] {
  return viewer === 'spectator' ? [] : (deal.hands[viewer] ?? []).filter(isSeen).toSorted(SPANISH_HAND_ORDERS.suit);
}
