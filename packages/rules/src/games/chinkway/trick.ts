import { FRENCH_RANKS, type FrenchCard, type FrenchSuit, rankOf, suitOf } from '../../kernel/cards.ts';
import { ACE_HIGH, type Play, runningTrick, suitLed, winningPlay } from '../../shared/tricks.ts';
import { TRICKS, type Trump } from './cards.ts';
import type { ChinkwayState, Deal } from './state.ts';

/** Returns the strength of a card in a trick. Any trump beats the suit led, and all other cards have strength 0 (CW1.1, CW4.3). */
export function cardStrength(card: FrenchCard, led: FrenchSuit, trump: Trump | null): number {
  const suit = suitOf(card);
  if (suit === trump) return FRENCH_RANKS.length + ACE_HIGH[rankOf(card)];
  return suit === led ? ACE_HIGH[rankOf(card)] : 0;
}

/** Returns the play that is winning a trick, or null before the lead (CW4.3). */
export function leadingPlay(trick: readonly Play<FrenchCard>[], trump: Trump | null): Play<FrenchCard> | null {
  const led = suitLed(trick);
  return led === null ? null : winningPlay(trick, (card) => cardStrength(card, led, trump));
}

/** Returns the number of tricks won in a deal. */
export function tricksWon(deal: Deal): number {
  return deal.tricks.reduce((sum, won) => sum + won, 0);
}

/** Returns the number of the current trick, or of the trick just won whose winner may still take a card (CW4.1, CW4.4). */
export function trickNumber({ deal, phase }: ChinkwayState): number {
  return phase.name === 'extract' ? tricksWon(deal) : runningTrick(tricksWon(deal), TRICKS);
}
