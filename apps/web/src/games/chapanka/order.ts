import type { FrenchCard } from '@chinwag/rules';
import { handInOrder } from '../../board/handOrder.ts';
import type { View } from './view.ts';

/** Returns the viewer's own cards, sorted; none for a spectator. */
export function ownCards({ state: { deal }, viewer }: View): readonly FrenchCard[] {
  return viewer === 'spectator' ? [] : handInOrder(deal.hands[viewer] ?? [], null);
}
