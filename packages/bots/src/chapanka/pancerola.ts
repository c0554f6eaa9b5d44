import { type FrenchCard, isSeen, type Seat, suitLed, suitOf } from '@chinwag/rules';
import { type ChapankaState, leadingPlay, mayRenounce, OPENING_TRICKS, TRICKS } from '@chinwag/rules/chapanka';
import { bestOf } from '../shared/best-of.ts';
import { laidValue } from './duck.ts';
import { strengthOf } from './unseen.ts';

/** The strongest card that can be expected to lose in the last two tricks: a five. */
const LOW = 4;

/** The value of getting rid of a card, in counters for each step of its strength. */
const RELIEF = 0.3;

/**
 * Returns the card with which the holder of a Pancerola renounces, or follows suit and loses the trick. The holder must already be
 * renouncing or gain from doing so (CP7.2). Aces and the Kinal go first, then the strongest cards. The two lowest cards stay,
 * because they must lose the last two tricks. Returns null if `seat` holds no Pancerola, leads, or has no low cards to end with.
 */
export function chooseRenounce(view: ChapankaState, seat: Seat, cards: readonly FrenchCard[]): FrenchCard | null {
  const { deal } = view;
  const best = leadingPlay(deal.trick);
  if (best === null || !mayRenounce(deal, seat) || deal.pancerola?.broken !== false) return null;
  const hand = (deal.hands[seat] ?? []).filter(isSeen).toSorted((a, b) => strengthOf(a) - strengthOf(b));
  const held = hand.slice(0, TRICKS - OPENING_TRICKS);
  if (!deal.pancerola.exercised && held.some((card) => strengthOf(card) > LOW)) return null;
  const led = suitLed(deal.trick);
  const losing = cards.filter((card) => suitOf(card) !== led || strengthOf(card) < strengthOf(best.card));
  const spare = losing.filter((card) => !held.includes(card));
  return (
    bestOf(spare, (card) => laidValue(view, seat, card) + RELIEF * strengthOf(card)) ??
    bestOf(losing, (card) => -strengthOf(card))
  );
}
