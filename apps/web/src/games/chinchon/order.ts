import { isSeen, SPANISH_HAND_ORDERS, type SpanishCard } from '@chinwag/rules';
import type { View } from './view.ts';

/** One's own cards that are seen, as they are held until one arranges them; none for one who watches. */
export function ownCards({ state: { deal }, viewer }: View): readonly SpanishCard[] {
  return viewer === 'spectator' ? [] : (deal.hands[viewer] ?? []).filter(isSeen).toSorted(SPANISH_HAND_ORDERS.suit);
}
