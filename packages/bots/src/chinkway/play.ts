import { type FrenchCard, type Seat, suitLed, suitOf } from '@chinwag/rules';
import {
  cardStrength, categoryOf, type ChinkwayMove, type ChinkwayState, DEMANDS, openDemands, POINTS, sideOf,
} from '@chinwag/rules/chinkway';
import { bestOf } from '../shared/best-of.ts';
import type { Estimate } from '../shared/estimate.ts';
import { seatsToCome, takingOdds } from './trick-odds.ts';
import { unseenCards } from './unseen.ts';

/** What filling a demand is worth, the fifth as much as the first: without the first there is no fifth. */
const DEMAND_WORTH = (POINTS[DEMANDS] ?? 0) / DEMANDS;

/** How much a trick that others take counts against one's own. */
const ENVY = 0.5;

/** How much of what comes to a trick is of the suit led, as far as one can guess. */
const FOLLOWS = 0.75;

/** What a card that surely takes a later trick is worth if held, in points; less if the own Quest is full. */
const HELD_FOR_QUEST = 2.5;
const HELD_FOR_SPITE = 1;

/** How likely a card is to take a later trick if none beats it in its suit, and by how much each that does lessens it. */
const SIDE_CARD = { unbeaten: 0.8, beaten: 0.6 };
const TRUMP_CARD = { unbeaten: 1, beaten: 0.9 };

/** Of the cards that may be played, the one whose trick promises most, less what the card is worth if held; null for none. */
export function choosePlay(
  view: ChinkwayState,
  seat: Seat,
  lawful: readonly ChinkwayMove<'play'>[],
  estimate: Estimate,
): ChinkwayMove<'play'> | null {
  const unseen = unseenCards(view, seat);
  return bestOf(lawful, ({ card }) => estimate(trickValue(view, seat, card, unseen) - holdingValue(view, seat, card, unseen)));
}

/** What the running trick promises `seat`'s side, in points, if `card` is played to it. */
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

/** What `card` is worth in a later trick, in points. */
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
