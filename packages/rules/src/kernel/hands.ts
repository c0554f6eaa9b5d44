import { type Face, hideCards, withoutCard } from './cards.ts';
import { type Seat, seesWith, type Viewer } from './seat.ts';

/** Everybody's cards, by seat, as `viewer` may see them: of others' hands the backs. */
export function hideHands<Card extends string>(
  hands: readonly (readonly Face<Card>[])[],
  viewer: Viewer,
): readonly (readonly Face<Card>[])[] {
  return hands.map((hand, owner) => (seesWith(viewer, owner) ? hand : hideCards(hand)));
}

/** Everybody's cards, by seat, after `card` has left the hand of `seat`; a hidden one, where it is hidden from the viewer. */
export function handsWithout<Card extends string>(
  hands: readonly (readonly Face<Card>[])[],
  seat: Seat,
  card: Face<Card>,
): readonly (readonly Face<Card>[])[] {
  return hands.map((hand, owner) => (owner === seat ? withoutCard(hand, card) : hand));
}

/** Whether `seat` holds a card, as far as the viewer sees. */
export function holds(hands: readonly (readonly string[])[], seat: Seat, card: string): boolean {
  return hands[seat]?.includes(card) === true;
}
