import { type Face, hideCards } from './cards.ts';
import { seesWith, type Viewer } from './seat.ts';

/** Everybody's cards, by seat, as `viewer` may see them: of others' hands the backs. */
export function hideHands<Card extends string>(
  hands: readonly (readonly Face<Card>[])[],
  viewer: Viewer,
): readonly (readonly Face<Card>[])[] {
  return hands.map((hand, owner) => (seesWith(viewer, owner) ? hand : hideCards(hand)));
}
