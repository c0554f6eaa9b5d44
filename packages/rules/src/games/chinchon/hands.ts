import { type Face, HIDDEN, isSeen, withoutCard } from '../../kernel/cards.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { SpanishCard, SpanishDeck } from '../../kernel/spanish-cards.ts';
import { valueOf, worthOf } from './cards.ts';
import type { LayOff, Meld } from './moves.ts';
import type { Deal } from './state.ts';

type Hand = readonly Face<SpanishCard>[];

/** Returns the cards of a seat; none in a view that hides them. */
export function heldBy({ hands }: Deal, seat: Seat): readonly SpanishCard[] {
  const hand = hands[seat] ?? [];
  return hand.every(isSeen) ? hand : [];
}

/** Returns the hand with an additional card, which is hidden if the hand is hidden. */
export function withCard(hand: Hand, card: Face<SpanishCard>): Hand {
  return [...hand, hand[0] === HIDDEN ? HIDDEN : card];
}

/** Returns the hand without these cards; a hidden hand loses as many hidden cards. */
export function withoutCards(hand: Hand, cards: readonly Face<SpanishCard>[]): Hand {
  return cards.reduce<Hand>(withoutCard, hand);
}

/** Cards that move from the hand to the table: melds, cards laid off, and a face-down card that closes the deal. */
export interface Laying<Closing extends Face<SpanishCard> = SpanishCard> {
  readonly melds: readonly Meld[];
  readonly layOffs?: readonly LayOff[];
  readonly card?: Closing | null;
}

/** Returns every card that leaves the hand: for a meld, as a lay-off, or to close. */
export function cardsLaid<Closing extends Face<SpanishCard>>(
  { melds, layOffs = [], card = null }: Laying<Closing>,
): readonly (SpanishCard | Closing)[] {
  return [...melds.flat(), ...layOffs.map((layOff) => layOff.card), ...(card === null ? [] : [card])];
}

/** Returns the cards that stay in the hand. */
export function cardsLeft(hand: readonly SpanishCard[], laying: Laying): readonly SpanishCard[] {
  const laid = cardsLaid(laying);
  return hand.filter((card) => !laid.includes(card));
}

/** Returns how many cards remain in the hand of a seat after these cards are laid, even if the hand is hidden. */
export function leftAfter({ hands }: Deal, seat: Seat, laying: Laying<Face<SpanishCard>>): number {
  return (hands[seat]?.length ?? 0) - cardsLaid(laying).length;
}

/**
 * Returns the fewest points that a player can keep by discarding one card: the total points of all cards except the highest
 * (CH6.1).
 */
export function leftByDiscard(hand: readonly SpanishCard[], deck: SpanishDeck): number {
  return worthOf(hand, deck) - Math.max(...hand.map((card) => valueOf(card, deck)));
}
