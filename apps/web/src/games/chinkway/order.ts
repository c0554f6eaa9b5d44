import { allSeats, type Face, type FrenchCard, type Seat } from '@chinwag/rules';
import { handInOrder } from '../../board/handOrder.ts';
import { type RingPlace, ring } from '../../board/ring.ts';
import type { View } from './view.ts';

/** Returns the seats clockwise in the order of the current deal; the final deal may seat players differently. */
export function sitting({ state: { deal }, players }: View): readonly Seat[] {
  return deal.positions.length > 0 ? deal.positions : allSeats(players.length);
}

/** Returns each seat's place around the table. */
export function placesOf(view: View): readonly RingPlace[] {
  return ring(sitting(view), view.viewer);
}

/** Returns the viewer's own cards, sorted, trumps first; none for a spectator. */
export function ownCards({ state: { deal }, viewer }: View): readonly FrenchCard[] {
  const hand: readonly Face<FrenchCard>[] = viewer === 'spectator' ? [] : (deal.hands[viewer] ?? []);
  return handInOrder(hand, deal.trump === 'NT' ? null : deal.trump);
}
