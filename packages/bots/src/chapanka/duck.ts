import {
  type FrenchCard, type FrenchSuit, isSeen, type Play, rankOf, type Seat, suitLed, suitOf,
} from '@chinwag/rules';
import {
  areOpposite, type ChapankaState, type Deal, KINAL, leadingPlay, pointsOf, TRICKS, tricksPlayed,
} from '@chinwag/rules/chapanka';
import { handDanger, POINT, TRICK } from './danger.ts';
import { strengthOf, takes, type UnseenCards } from './unseen.ts';

/** What it is worth, in counters, to throw a point on another's trick. */
const SPITE = 0.15;

/** What a heart led is worth while somebody else may hold the Kinal. */
const BAIT = 0.4;

/** What a trick costs the holder of a Pancerola who is bound to lose it, beside all else: about a party. */
const BROKEN = 8;

/** What playing `card` promises `seat`, who would rather not take tricks, in counters. */
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

/** What laying `card` to the running trick brings or costs at once, in counters, no matter who takes the trick. */
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

/** What taking the trick with `card` would cost: its points, what may yet come, and what was thrown on it. */
function takingCost(deal: Deal, seat: Seat, card: FrenchCard): number {
  const trick: readonly Play<FrenchCard>[] = [...deal.trick, { seat, card }];
  const led = suitLed(trick) ?? suitOf(card);
  const bound = deal.pancerola?.holder === seat && deal.pancerola.exercised && !deal.pancerola.broken;
  return trick.reduce(
    (sum, play) => sum + POINT * pointsOf(play.card) + thrownFor(play.card, led) * doubling(deal, seat, play.seat),
    (TRICK * (5 - trick.length)) / 4 + (bound ? BROKEN : 0),
  );
}

/** What is paid for a card thrown on another suit, not doubled (CP6.2, CP6.5). */
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
