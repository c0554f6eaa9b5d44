import { type Face, hideCards, withoutCard } from './cards.ts';
import { type Seat, seesWith, type Viewer } from './seat.ts';

/** Returns everybody's cards, by seat, as `viewer` may see them, with other players' hands hidden. */
export function hideHands<Card extends string>(
  hands: readonly (readonly Face<Card>[])[],
  viewer: Viewer,
): readonly (readonly Face<Card>[])[] {
  return hands.map((hand, owner) => (seesWith(viewer, owner) ? hand : hideCards(hand)));
}

/**
 * Returns everybody's cards, by seat, without `card` in the hand of `seat`. A hand hidden from the viewer loses one hidden card.
 */
export function handsWithout<Card extends string>(
  hands: readonly (readonly Face<Card>[])[],
  seat: Seat,
  card: Face<Card>,
): readonly (readonly Face<Card>[])[] {
  return hands.map((hand, owner) => (owner === seat ? withoutCard(hand, card) : hand));
}

/** Returns whether `seat` holds a card, as far as the viewer can see. */
export function holds(hands: readonly (readonly string[])[], seat: Seat, card: string): boolean {
  return hands[seat]?.includes(card) === true;
}
