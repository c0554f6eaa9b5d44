import { FRENCH_SUITS, type FrenchCard, suitOf } from '@chinwag/rules';
import { type ChapankaState, KINAL, pointsOf } from '@chinwag/rules/chapanka';
import { strengthOf, takes, type UnseenCards } from './unseen.ts';

/** The estimated cost, in counters, of each point won in tricks. */
export const POINT = 0.8;

/**
 * The cost of winning a trick, in counters, apart from the winning card. This cost comes from the cards that others throw on the
 * trick and from having to lead next.
 */
export const TRICK = 1.6;

/** The probability that a card does not have to win a given trick to come. The fewer tricks are left, the safer the card. */
const SPARED = 0.7;

/** The factor by which each lower card of the same suit in the hand lowers the probability that a card is forced out. */
const GUARD = 0.55;

/** The probability that an unguarded Kinal is forced out, and the factor for each other heart in the same hand. */
const FORCED = 0.6;
const KINAL_GUARD = 0.65;

/** The probability that the Kinal is thrown if it is not forced out. */
const THROWN = 0.8;

/** Returns the expected loss from holding these cards, in counters; negative for an expected gain. */
export function handDanger(view: ChapankaState, unseen: UnseenCards, hand: readonly FrenchCard[]): number {
  let danger = 0;
  for (const suit of FRENCH_SUITS) {
    const held = hand.filter((card) => suitOf(card) === suit).toSorted((a, b) => strengthOf(a) - strengthOf(b));
    let guarded = 1 - SPARED ** hand.length;
    for (const card of held) {
      danger += guarded * takes(unseen, card, 3) * (TRICK + POINT * pointsOf(card));
      guarded *= GUARD;
    }
    if (suit === 'H' && held.includes(KINAL)) danger += kinalDanger(view, held.length - 1);
  }
  return danger;
}

/** Returns the expected cost of a forced Kinal, minus the expected gain of throwing the Kinal (CP6.2, CP6.3, CP6.7). */
function kinalDanger({ options, pot }: ChapankaState, guards: number): number {
  const stake = options.kinalPot === 'on' ? pot : 0;
  const forced = FORCED * KINAL_GUARD ** guards;
  return forced * (stake + 5) - (1 - forced) * THROWN * (stake + 1.5);
}
