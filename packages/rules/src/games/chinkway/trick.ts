import { FRENCH_RANKS, type FrenchCard, type FrenchSuit, rankOf, suitOf } from '../../kernel/cards.ts';
import { ACE_HIGH, type Play, runningTrick, suitLed, winningPlay } from '../../shared/tricks.ts';
import { TRICKS, type Trump } from './cards.ts';
import type { ChinkwayState, Deal } from './state.ts';

/** How strong a card is in a trick: any trump above any card of the suit led, all others 0 (CW1.1, CW4.3). */
export function cardStrength(card: FrenchCard, led: FrenchSuit, trump: Trump | null): number {
  const suit = suitOf(card);
  if (suit === trump) return FRENCH_RANKS.length + ACE_HIGH[rankOf(card)];
  return suit === led ? ACE_HIGH[rankOf(card)] : 0;
}

/** The play that takes a trick as far as it has gone, or null before the lead (CW4.3). */
export function leadingPlay(trick: readonly Play<FrenchCard>[], trump: Trump | null): Play<FrenchCard> | null {
  const led = suitLed(trick);
  return led === null ? null : winningPlay(trick, (card) => cardStrength(card, led, trump));
}

/** How many tricks of a deal have been won. */
export function tricksWon(deal: Deal): number {
  return deal.tricks.reduce((sum, won) => sum + won, 0);
}

/** The number of the trick that is being played, or that has just been won and may yet fill a demand (CW4.1, CW4.4). */
export function trickNumber({ deal, phase }: ChinkwayState): number {
  return phase.name === 'extract' ? tricksWon(deal) : runningTrick(tricksWon(deal), TRICKS);
}
