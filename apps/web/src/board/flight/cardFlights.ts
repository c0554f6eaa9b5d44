import type { Seat } from '@chinwag/rules';
import type { CardCode } from '../../language/cardCode.ts';
import type { Place } from '../../ui/place.ts';
import type { Flight } from './flight.ts';

const FACE_DOWN = '??';

/** Returns the flight of a card between two places. `after` is the number of cards that fly the same way before it. */
export function cardFlight(card: CardCode, from: readonly Place[], to: readonly Place[], after = 0): Flight {
  return { thing: { kind: 'card', card }, from, to, after };
}

/** Returns the places of a seat. On a phone, which does not show the viewer's own seat, the viewer's hand takes its place. */
export function at(seat: Seat): readonly Place[] {
  return [`seat ${seat}`, 'own'];
}

/** Returns the places of a held card: in the viewer's own hand, where the card is visible, or at its holder's seat. */
export function heldBy(seat: Seat, card: CardCode): readonly Place[] {
  return [`hand ${card}`, ...at(seat)];
}

/** Returns the flights of all dealt cards, face down, one after the other. */
export function dealt(hands: readonly (readonly CardCode[])[], from: readonly Place[]): readonly Flight[] {
  return hands.flatMap((hand, seat) => hand.map((card, k) => cardFlight(FACE_DOWN, from, heldBy(seat, card), k)));
}

/** Returns the flights of a card that is played to the trick. */
export function played({ seat, card }: { readonly seat: Seat; readonly card: CardCode }): readonly Flight[] {
  return [cardFlight(card, heldBy(seat, card), [`trick ${card}`])];
}

/** Returns the flights of a trick's cards to its winner; none if nobody has won it. */
export function swept(plays: readonly { readonly card: CardCode }[], winner: Seat | null): readonly Flight[] {
  return plays.map(({ card }) => cardFlight(card, [`trick ${card}`], winner === null ? [] : at(winner)));
}

/** Returns the flights of cards that a player lays face up. */
export function laidBy(seat: Seat, cards: readonly CardCode[]): readonly Flight[] {
  return cards.map((card) => cardFlight(card, heldBy(seat, card), [`laid ${card}`]));
}

/** Returns the flights of a pile that moves to another place. A few cards represent the pile. */
export function moved(from: Place, to: Place): readonly Flight[] {
  return [0, 1, 2].map((after) => cardFlight(FACE_DOWN, [from], [to], after));
}

/** Returns the flights of cards that are turned up in place, one after the other. */
export function turned(places: readonly Place[]): readonly Flight[] {
  return places.map((place, after) => ({ thing: { kind: 'turned' }, from: [place], to: [place], after }));
}
