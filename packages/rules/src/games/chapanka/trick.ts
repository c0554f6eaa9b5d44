import { type FrenchCard, rankOf, suitOf } from '../../kernel/cards.ts';
import type { Seat } from '../../kernel/seat.ts';
import { ACE_HIGH, holdsSuit, type Play, runningTrick, suitLed, winningPlay } from '../../shared/tricks.ts';
import { OPENING_TRICKS, pointsOf, TRICKS } from './cards.ts';
import type { Deal } from './state.ts';

/** Returns the play that is winning a trick: the highest card of the suit led, or null before the lead (CP3.1). */
export function leadingPlay(trick: readonly Play<FrenchCard>[]): Play<FrenchCard> | null {
  const led = suitLed(trick);
  return winningPlay(trick, (card) => (suitOf(card) === led ? ACE_HIGH[rankOf(card)] : 0));
}

/** Returns the points of the cards in a trick (CP1.2). */
export function trickPoints(trick: readonly Play<FrenchCard>[]): number {
  return trick.reduce((sum, { card }) => sum + pointsOf(card), 0);
}

/** Returns the number of tricks won in the deal. */
export function tricksPlayed(deal: Deal): number {
  return deal.tricks.reduce((sum, won) => sum + won, 0);
}

/** Returns the number of the current trick; after all tricks, the number of the last (CP3.1). */
export function trickNumber(deal: Deal): number {
  return runningTrick(tricksPlayed(deal), TRICKS);
}

/** Returns the player who has won every trick so far and may still attempt a Chapanka (CP5.1). Returns null if there is none. */
export function takerOfAll(deal: Deal): Seat | null {
  const played = tricksPlayed(deal);
  const taker = deal.tricks.findIndex((won) => won > 0 && won === played);
  return taker < 0 ? null : taker;
}

/** Returns whether playing `card` now would be a renounce: a card off suit, although `seat` could follow suit (CP7.2). */
export function renounces(deal: Deal, seat: Seat, card: FrenchCard): boolean {
  const led = suitLed(deal.trick);
  return led !== null && suitOf(card) !== led && holdsSuit(deal.hands[seat] ?? [], led);
}

/**
 * The manner of playing a card: `lead`, `follow` suit, or `throw` it off suit. To `renounce` is to throw it although the player
 * could follow suit (CP3.1, CP7.2).
 */
export type Manner = 'lead' | 'follow' | 'throw' | 'renounce';

/** Returns how `seat` would play `card` now. */
export function mannerOf(deal: Deal, seat: Seat, card: FrenchCard): Manner {
  const led = suitLed(deal.trick);
  if (led === null) return 'lead';
  if (suitOf(card) === led) return 'follow';
  return renounces(deal, seat, card) ? 'renounce' : 'throw';
}

/** Returns whether `seat` holds a Pancerola that allows a renounce now, as far as the state shows (CP7.1, CP7.2). */
export function mayRenounce(deal: Deal, seat: Seat): boolean {
  return deal.pancerola?.holder === seat && tricksPlayed(deal) < OPENING_TRICKS;
}
