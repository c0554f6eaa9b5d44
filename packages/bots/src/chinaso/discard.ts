import { isSeen, type Seat } from '@chinwag/rules';
import {
  type ChinasoCard, type ChinasoMove, type ChinasoState, contractIn, isDown, isJoker, kindOf, pointsOf,
} from '@chinwag/rules/chinaso';
import { bestOf, chosen } from '../shared/best-of.ts';
import type { Estimate } from '../shared/estimate.ts';
import { aimOf } from './aim.ts';
import { layAll } from './laying.ts';
import { servesNext } from './rivals.ts';
import { countsOf, unseenCards } from './unseen.ts';

type Worth = (card: ChinasoCard) => number;

/** The value of keeping a card, on the scale of the penalty points that a card counts in the hand. */
const WANTED = 60;
const WELCOME = 8;
const FITS = 60;

/** The cost of a discard that the next player can lay off, in points. */
const SERVES_NEXT = 8;

/** Returns the move that discards the card with the lowest value in the hand relative to its penalty points. */
export function chooseDiscard(view: ChinasoState, seat: Seat, estimate: Estimate): ChinasoMove<'discard'> {
  const hand = (view.deal.hands[seat] ?? []).filter(isSeen);
  const worth = isDown(view.deal, seat) ? worthWhenDown(view, hand) : worthBefore(view, seat, hand);
  const card = bestOf(hand, (held) => {
    const served = servesNext(view, seat, held) ? SERVES_NEXT : 0;
    return estimate(pointsOf(held, view.options.cardPoints) - worth(held) - served);
  });
  return { type: 'discard', card: chosen(card) };
}

/**
 * Returns the value of cards before going down. Cards of the sets aimed at have value, as do cards that would extend these sets.
 */
function worthBefore(view: ChinasoState, seat: Seat, hand: readonly ChinasoCard[]): Worth {
  const aim = aimOf(hand, contractIn(view), unseenCards(view, seat));
  const counts = countsOf(hand);
  return (card) => {
    const kind = kindOf(card);
    if (isJoker(card)) return 2 * WANTED;
    if ((counts[kind] ?? 0) <= (aim.wanted[kind] ?? 0)) return WANTED;
    return aim.welcome[kind] === true ? WELCOME : 0;
  };
}

/** Returns the value of cards after going down. Cards that can be laid off in this turn or the next have value. */
function worthWhenDown(view: ChinasoState, hand: readonly ChinasoCard[]): Worth {
  const { stuck } = layAll(hand, view.deal.table);
  return (card) => (stuck.includes(card) ? 0 : FITS);
}
