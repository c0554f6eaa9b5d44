import { type Face, HIDDEN, isSeen, withoutCard } from '../../kernel/cards.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { SpanishCard, SpanishDeck } from '../../kernel/spanish-cards.ts';
import { valueOf, worthOf } from './cards.ts';
import type { LayOff, Meld } from './moves.ts';
import type { Deal } from './state.ts';

type Hand = readonly Face<SpanishCard>[];

/** The cards a seat holds; none in a view that hides them. */
export function heldBy({ hands }: Deal, seat: Seat): readonly SpanishCard[] {
  const hand = hands[seat] ?? [];
  return hand.every(isSeen) ? hand : [];
}

/** The hand with one card more. In a hand that is hidden from the viewer it is hidden with the others. */
export function withCard(hand: Hand, card: Face<SpanishCard>): Hand {
  return [...hand, hand[0] === HIDDEN ? HIDDEN : card];
}

/** The hand after some cards have left it; in a hidden hand as many cards less. */
export function withoutCards(hand: Hand, cards: readonly Face<SpanishCard>[]): Hand {
  return cards.reduce<Hand>(withoutCard, hand);
}

/** What leaves a hand for the table: melds, cards added to others, and a card face down that closes the deal. */
export interface Laying<Closing extends Face<SpanishCard> = SpanishCard> {
  readonly melds: readonly Meld[];
  readonly layOffs?: readonly LayOff[];
  readonly card?: Closing | null;
}

/** The cards that leave the hand. */
export function cardsLaid<Closing extends Face<SpanishCard>>(
  { melds, layOffs = [], card = null }: Laying<Closing>,
): readonly (SpanishCard | Closing)[] {
  return [...melds.flat(), ...layOffs.map((layOff) => layOff.card), ...(card === null ? [] : [card])];
}

/** The cards that stay in the hand. */
export function cardsLeft(hand: readonly SpanishCard[], laying: Laying): readonly SpanishCard[] {
  const laid = cardsLaid(laying);
  return hand.filter((card) => !laid.includes(card));
}

/** How many cards stay in the hand of a seat that lays so; also of a hand that is hidden. */
export function leftAfter({ hands }: Deal, seat: Seat, laying: Laying<Face<SpanishCard>>): number {
  return (hands[seat]?.length ?? 0) - cardsLaid(laying).length;
}

/** The fewest points a player can keep by one discard: the highest card goes (CH6.1). */
export function leftByDiscard(hand: readonly SpanishCard[], deck: SpanishDeck): number {
  return worthOf(hand, deck) - Math.max(...hand.map((card) => valueOf(card, deck)));
}
