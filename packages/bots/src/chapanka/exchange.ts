import { type FrenchCard, isSeen, type Seat } from '@chinwag/rules';
import { type ChapankaState, isPancerola } from '@chinwag/rules/chapanka';
import { bestOf } from '../shared/best-of.ts';
import { handDanger } from './danger.ts';
import { strengthOf, unseenCards } from './unseen.ts';
import { losers } from './sweep.ts';

/** The maximum number of losers in a hand that still tries to win every trick. */
const STRONG = 2;

/** The lowest strength at which a card outside the Pancerola is worth exchanging: a six. */
const STILL_LOW = 4;

/** Returns the card to exchange for the unknown talon card; null to decline (CP2.4). */
export function chooseExchange(view: ChapankaState, seat: Seat, cards: readonly FrenchCard[]): FrenchCard | null {
  const unseen = unseenCards(view, seat);
  const hand = (view.deal.hands[seat] ?? []).filter(isSeen);
  const spare = chooseSpare(view, seat, cards);
  if (spare === null) return null;
  const rest = hand.filter((card) => card !== spare);
  if (losers(unseen, hand) <= STRONG) return losers(unseen, rest) < losers(unseen, hand) ? spare : null;
  if (isPancerola(hand)) return strengthOf(spare) > STILL_LOW ? spare : null;
  const drawn = unseen.cards.reduce((sum, card) => sum + handDanger(view, unseen, [...rest, card]), 0);
  return drawn / unseen.cards.length < handDanger(view, unseen, hand) ? spare : null;
}

/** Returns the card that the hand needs least. Never breaks up a Pancerola (CP7.1), not even to win every trick. */
export function chooseSpare(view: ChapankaState, seat: Seat, cards: readonly FrenchCard[]): FrenchCard | null {
  const unseen = unseenCards(view, seat);
  const hand = (view.deal.hands[seat] ?? []).filter(isSeen);
  const without = (card: FrenchCard): readonly FrenchCard[] => hand.filter((held) => held !== card);
  const keeping = cards.filter((card) => isPancerola(without(card)));
  if (losers(unseen, hand) <= STRONG) {
    const spare = keeping.length > 0 ? keeping : cards;
    return bestOf(spare, (card) => -100 * losers(unseen, without(card)) - strengthOf(card));
  }
  return keeping.length > 0
    ? bestOf(keeping, strengthOf)
    : bestOf(cards, (card) => -handDanger(view, unseen, without(card)));
}
