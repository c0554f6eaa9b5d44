import { type Face, FRENCH_RANKS, type FrenchCard, isSeen, rankOf, type Seat, seatsFrom, suitOf } from '@chinwag/rules';
import { chanoyu, type ChanoyuCard, isTsukumogami, seatCount } from '@chinwag/rules/chanoyu';
import { handInOrder } from '../../board/handOrder.ts';
import type { View } from './view.ts';

/** Returns the seats in the order of play. The viewer's seat is first, or the first tea host's seat for a spectator. */
export function seatsInOrder({ state, viewer }: View): readonly Seat[] {
  return seatsFrom(viewer === 'spectator' ? state.firstDealer : viewer, seatCount(state), chanoyu.direction);
}

/** Returns the other seats in the order of play; all seats for a spectator. */
export function othersInOrder(view: View): readonly Seat[] {
  return seatsInOrder(view).filter((seat) => seat !== view.viewer);
}

/**
 * Returns the viewer's own cards suit by suit, each from the king down to the ace (1), then the Tsukumogami. Returns none for a
 * spectator.
 */
export function ownCards({ state: { deal }, viewer }: View): readonly ChanoyuCard[] {
  const hand: readonly Face<ChanoyuCard>[] = viewer === 'spectator' ? [] : (deal.hands[viewer] ?? []);
  const seen = hand.filter((card): card is ChanoyuCard => isSeen(card));
  const suited = handInOrder(seen.filter((card) => !isTsukumogami(card)), null);
  const suits = [...new Set(suited.map(suitOf))];
  const depth = (card: FrenchCard) => (rankOf(card) === 'A' ? Infinity : FRENCH_RANKS.indexOf(rankOf(card)));
  return [
    ...suits.flatMap((suit) => suited.filter((card) => suitOf(card) === suit).toSorted((a, b) => depth(a) - depth(b))),
    ...seen.filter(isTsukumogami),
  ];
}

/**
 * Returns whose row is open on a screen that collapses the others; null if there is none. A pressed row comes first, then the row
 * of the player who is laying cards, then the next row in the order of play.
 */
export function openedRow(view: View, touched: Seat | null): Seat | null {
  const { phase } = view.state;
  const others = othersInOrder(view);
  const builder = phase.name === 'build' ? phase.seat : null;
  return [touched, builder].find((seat) => seat !== null && others.includes(seat)) ?? others[0] ?? null;
}
