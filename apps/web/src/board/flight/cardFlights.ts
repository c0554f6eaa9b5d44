import type { Seat } from '@chinwag/rules';
import type { CardCode } from '../../language/cardCode.ts';
import type { Place } from '../../ui/place.ts';
import type { Flight } from './flight.ts';

const FACE_DOWN = '??';

/** A card that goes from one place to another; `after` others that went the same way. */
export function cardFlight(card: CardCode, from: readonly Place[], to: readonly Place[], after = 0): Flight {
  return { thing: { kind: 'card', card }, from, to, after };
}

/** Where somebody sits. On a phone that is not shown of oneself, and one's hand stands for it. */
export function at(seat: Seat): readonly Place[] {
  return [`seat ${seat}`, 'own'];
}

/** Where a card is that somebody holds: in one's own hand, where it can be seen, or with another. */
export function heldBy(seat: Seat, card: CardCode): readonly Place[] {
  return [`hand ${card}`, ...at(seat)];
}

/** Everybody's cards on their way, face down and one behind the other. */
export function dealt(hands: readonly (readonly CardCode[])[], from: readonly Place[]): readonly Flight[] {
  return hands.flatMap((hand, seat) => hand.map((card, k) => cardFlight(FACE_DOWN, from, heldBy(seat, card), k)));
}

/** A card that is played to the trick. */
export function played({ seat, card }: { readonly seat: Seat; readonly card: CardCode }): readonly Flight[] {
  return [cardFlight(card, heldBy(seat, card), [`trick ${card}`])];
}

/** The cards of a trick, on their way to the player who has taken it; nowhere if nobody has. */
export function swept(plays: readonly { readonly card: CardCode }[], winner: Seat | null): readonly Flight[] {
  return plays.map(({ card }) => cardFlight(card, [`trick ${card}`], winner === null ? [] : at(winner)));
}

/** Cards that somebody lays down for all to see. */
export function laidBy(seat: Seat, cards: readonly CardCode[]): readonly Flight[] {
  return cards.map((card) => cardFlight(card, heldBy(seat, card), [`laid ${card}`]));
}

/** A pile that becomes another, as a few cards of it. */
export function moved(from: Place, to: Place): readonly Flight[] {
  return [0, 1, 2].map((after) => cardFlight(FACE_DOWN, [from], [to], after));
}

/** What is turned up where it lies, one after the other. */
export function turned(places: readonly Place[]): readonly Flight[] {
  return places.map((place, after) => ({ thing: { kind: 'turned' }, from: [place], to: [place], after }));
}
