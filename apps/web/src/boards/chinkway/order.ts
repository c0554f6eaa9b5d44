import { allSeats, type Face, type FrenchCard } from '@chinwag/rules';
import { handInOrder } from '../shared/handOrder.ts';
import { type RingPlace, ring } from '../shared/ring.ts';
import type { View } from './view.ts';

/** The seats round the table. The deal's order counts: its final one may seat people anew. */
export function placesOf({ state: { deal }, viewer, players }: View): readonly RingPlace[] {
  return ring(deal.positions.length > 0 ? deal.positions : allSeats(players.length), viewer);
}

/** One's own cards as one holds them, trumps first; none for somebody who watches. */
export function ownCards({ state: { deal }, viewer }: View): readonly FrenchCard[] {
  const hand: readonly Face<FrenchCard>[] = viewer === 'spectator' ? [] : (deal.hands[viewer] ?? []);
  return handInOrder(hand, deal.trump === 'NT' ? null : deal.trump);
}
