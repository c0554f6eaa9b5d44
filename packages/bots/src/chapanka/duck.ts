import {
  type FrenchCard, type FrenchSuit, isSeen, type Play, rankOf, type Seat, suitLed, suitOf,
} from '@chinwag/rules';
import {
  areOpposite, type ChapankaState, type Deal, KINAL, leadingPlay, pointsOf, TRICKS, tricksPlayed,
} from '@chinwag/rules/chapanka';
import { handDanger, POINT, TRICK } from './danger.ts';
import { strengthOf, takes, type UnseenCards } from './unseen.ts';

/** The value of throwing a point on another player's trick, in counters. */
const SPITE = 0.15;

/** The value of leading a heart while another player may hold the Kinal, in counters. */
const BAIT = 0.4;

/**
 * The extra cost, in counters, when the holder of a Pancerola who must lose every trick wins one: about the payment for a party.
 */
const BROKEN = 8;

/** Returns the expected gain, in counters, if `seat` plays `card` and would rather lose tricks than win them. */
export function duckValue(view: ChapankaState, seat: Seat, card: FrenchCard, unseen: UnseenCards): number {
  const rest = (view.deal.hands[seat] ?? []).filter(isSeen).filter((held) => held !== card);
  return trickValue(view, seat, card, unseen) - handDanger(view, unseen, rest);
}

function trickValue(view: ChapankaState, seat: Seat, card: FrenchCard, unseen: UnseenCards): number {
  const { trick } = view.deal;
  const best = leadingPlay(trick);
  if (best === null) return bait(card, unseen) - takes(unseen, card, 3) * takingCost(view.deal, seat, card);
  const laid = laidValue(view, seat, card);
  const beats = suitOf(card) === suitLed(trick) && strengthOf(card) > strengthOf(best.card);
  return beats ? laid - takes(unseen, card, 3 - trick.length) * takingCost(view.deal, seat, card) : laid;
}

/**
 * Returns the immediate gain or loss, in counters, of playing `card` to the current trick, regardless of which seat wins the trick.
 */
export function laidValue({ options, deal, pot }: ChapankaState, seat: Seat, card: FrenchCard): number {
  const [lead] = deal.trick;
  const best = leadingPlay(deal.trick);
  if (lead === undefined || best === null) return 0;
  const stake = card === KINAL && options.kinalPot === 'on' ? pot : 0;
  const spite = SPITE * pointsOf(card);
  const led = suitOf(lead.card);
  if (suitOf(card) !== led) return thrownFor(card, led) * doubling(deal, seat, best.seat) + stake + spite;
  if (card === KINAL) return -2 * doubling(deal, seat, lead.seat) - stake;
  return strengthOf(card) < strengthOf(best.card) ? spite : 0;
}

/**
 * Returns the cost of winning the trick with `card`: its points, the cards that may still come, and the cards thrown on the trick.
 */
function takingCost(deal: Deal, seat: Seat, card: FrenchCard): number {
  const trick: readonly Play<FrenchCard>[] = [...deal.trick, { seat, card }];
  const led = suitLed(trick) ?? suitOf(card);
  const bound = deal.pancerola?.holder === seat && deal.pancerola.exercised && !deal.pancerola.broken;
  return trick.reduce(
    (sum, play) => sum + POINT * pointsOf(play.card) + thrownFor(play.card, led) * doubling(deal, seat, play.seat),
    (TRICK * (5 - trick.length)) / 4 + (bound ? BROKEN : 0),
  );
}

/** Returns the payment for a card thrown on a different suit, without doubling (CP6.2, CP6.5). */
function thrownFor(card: FrenchCard, led: FrenchSuit): number {
  if (suitOf(card) === led) return 0;
  if (card === 'AD') return 2;
  return card === KINAL || rankOf(card) === 'A' ? 1 : 0;
}

function doubling(deal: Deal, one: Seat, other: Seat): number {
  return (areOpposite(one, other) ? 2 : 1) * (tricksPlayed(deal) === TRICKS - 1 ? 2 : 1);
}

function bait(card: FrenchCard, { cards }: UnseenCards): number {
  return suitOf(card) === suitOf(KINAL) && cards.includes(KINAL) ? BAIT : 0;
}
