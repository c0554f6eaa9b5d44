import { FRENCH_SUITS, type FrenchCard, suitOf } from '@chinwag/rules';
import { type ChapankaState, KINAL, pointsOf } from '@chinwag/rules/chapanka';
import { strengthOf, takes, type UnseenCards } from './unseen.ts';

/** What a point in tricks costs, in counters. */
export const POINT = 0.8;

/** What a trick costs beside its own card, in counters: what the others throw on it, and the lead after it. */
export const TRICK = 1.6;

/** How likely a card is to be spared each trick to come: it is forced out all the less, the fewer they are. */
const SPARED = 0.7;

/** How much less likely a card is to be forced out for each lower card of its suit in the same hand. */
const GUARD = 0.55;

/** How likely the Kinal is to be forced out alone, and how much less so for each other heart in the same hand. */
const FORCED = 0.6;
const KINAL_GUARD = 0.65;

/** How likely it is to be thrown if it is not forced. */
const THROWN = 0.8;

/** What a player may expect to lose by holding these cards, in counters; below 0 where they may expect to win. */
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

/** What the Kinal may cost when forced, less what it may bring when thrown (CP6.2, CP6.3, CP6.7). */
function kinalDanger({ options, pot }: ChapankaState, guards: number): number {
  const stake = options.kinalPot === 'on' ? pot : 0;
  const forced = FORCED * KINAL_GUARD ** guards;
  return forced * (stake + 5) - (1 - forced) * THROWN * (stake + 1.5);
}
