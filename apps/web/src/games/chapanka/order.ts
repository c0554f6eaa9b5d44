import type { FrenchCard } from '@chinwag/rules';
import { handInOrder } from '../../board/handOrder.ts';
import type { View } from './view.ts';

/** One's own cards as one holds them; none for somebody who watches. */
export function ownCards({ state: { deal }, viewer }: View): readonly FrenchCard[] {
  return viewer === 'spectator' ? [] : handInOrder(deal.hands[viewer] ?? [], null);
}
