import { allSeats, type Face, type FrenchCard, type Seat } from '@chinwag/rules';
import { handInOrder } from '../../board/handOrder.ts';
import { type RingPlace, ring } from '../../board/ring.ts';
import type { View } from './view.ts';

/** How everybody sits, clockwise. The deal's order counts: its final one may seat people otherwise. */
export function sitting({ state: { deal }, players }: View): readonly Seat[] {
  return deal.positions.length > 0 ? deal.positions : allSeats(players.length);
}

/** The seats round the table. */
export function placesOf(view: View): readonly RingPlace[] {
  return ring(sitting(view), view.viewer);
}

/** One's own cards as one holds them, trumps first; none for somebody who watches. */
export function ownCards({ state: { deal }, viewer }: View): readonly FrenchCard[] {
  const hand: readonly Face<FrenchCard>[] = viewer === 'spectator' ? [] : (deal.hands[viewer] ?? []);
  return handInOrder(hand, deal.trump === 'NT' ? null : deal.trump);
}
