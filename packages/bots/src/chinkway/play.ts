import { type FrenchCard, type Seat, suitLed, suitOf } from '@chinwag/rules';
import {
  cardStrength, categoryOf, type ChinkwayMove, type ChinkwayState, DEMANDS, openDemands, POINTS, sideOf,
} from '@chinwag/rules/chinkway';
import { bestOf } from '../shared/best-of.ts';
import type { Estimate } from '../shared/estimate.ts';
import { seatsToCome, takingOdds } from './trick-odds.ts';
import { unseenCards } from './unseen.ts';

/**
 * The value of filling a demand. The fifth counts the same as the first, because a side cannot reach its fifth without the first.
 */
const DEMAND_WORTH = (POINTS[DEMANDS] ?? 0) / DEMANDS;

/** The weight of a trick won by the other sides, compared with one won by the player's own side. */
const ENVY = 0.5;

/** The estimated share of later cards in a trick that follow suit. */
const FOLLOWS = 0.75;

/** The value of holding back a card that is sure to win a later trick, in points; less if the side's Quest is full. */
const HELD_FOR_QUEST = 2.5;
const HELD_FOR_SPITE = 1;

/** The probability that a card wins a later trick if no card of its suit beats it, and the factor for each that does. */
const SIDE_CARD = { unbeaten: 0.8, beaten: 0.6 };
const TRUMP_CARD = { unbeaten: 1, beaten: 0.9 };

/**
 * Returns the playable card whose trick has the highest expected gain, less the value of keeping the card. Returns null if no card
 * is playable.
 */
export function choosePlay(
  view: ChinkwayState,
  seat: Seat,
  lawful: readonly ChinkwayMove<'play'>[],
  estimate: Estimate,
): ChinkwayMove<'play'> | null {
  const unseen = unseenCards(view, seat);
  return bestOf(lawful, ({ card }) => estimate(trickValue(view, seat, card, unseen) - holdingValue(view, seat, card, unseen)));
}

/** Returns the expected gain of the current trick for `seat`'s side, in points, if `card` is played to it. */
function trickValue(view: ChinkwayState, seat: Seat, card: FrenchCard, unseen: readonly FrenchCard[]): number {
  const { deal } = view;
  const plays = [...deal.trick, { seat, card }];
  const cards = plays.map((play) => play.card);
  const toCome = seatsToCome(view, plays).length;
  const led = suitLed(plays);
  const own = sideOf(deal, seat);
  return takingOdds(view, plays, unseen).reduce((sum, likely, side) => {
    const open = openDemands(deal, side);
    const fits = (one: FrenchCard): boolean => open.includes(categoryOf(one));
    const ofSuit = unseen.filter((one) => suitOf(one) === led);
    const each = FOLLOWS * share(ofSuit, fits) + (1 - FOLLOWS) * share(unseen, fits);
    const useful = cards.some(fits) ? 1 : 1 - (1 - each) ** toCome;
    const gain = likely * useful * DEMAND_WORTH;
    return side === own ? sum + gain : sum - ENVY * gain;
  }, 0);
}

/** Returns the value of `card` in a later trick, in points. */
function holdingValue(view: ChinkwayState, seat: Seat, card: FrenchCard, unseen: readonly FrenchCard[]): number {
  const { deal } = view;
  const later = (deal.hands[seat]?.length ?? 1) - 1;
  if (later === 0) return 0;
  const suit = suitOf(card);
  const above = unseen.filter((other) => cardStrength(other, suit, null) > cardStrength(card, suit, null));
  const takes = suit === deal.trump ? TRUMP_CARD : SIDE_CARD;
  const open = openDemands(deal, sideOf(deal, seat)).length;
  return (open > 0 ? HELD_FOR_QUEST : HELD_FOR_SPITE) * takes.unbeaten * takes.beaten ** above.length;
}

function share(cards: readonly FrenchCard[], fits: (card: FrenchCard) => boolean): number {
  return cards.length === 0 ? 0 : cards.filter(fits).length / cards.length;
}
