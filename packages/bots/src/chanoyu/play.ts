import type { Seat } from '@chinwag/rules';
import {
  type ChanoyuCard, type ChanoyuMove, type ChanoyuState, EMPTY_ROW, isAtAnEnd, numberOf, rowsAfter, type Scoring,
  seatCount, stretchPoints, suitOrNone,
} from '@chinwag/rules/chanoyu';
import { bestOf } from '../shared/best-of.ts';
import type { Estimate } from '../shared/estimate.ts';
import { built } from './build.ts';
import { type RowsValue, chances } from './chances.ts';
import { tricksToCome } from './prospects.ts';
import { winningOdds } from './trick-odds.ts';
import { unseenCards } from './unseen.ts';

/** The value of holding back a card that is sure to win a later trick, and the factor for each unseen higher card. */
const HOLDING = 0.02;
const BEATEN = 0.7;

/**
 * The share of a card's value that counts before the card is played. The winner of the trick may lay the card, or has to (CN5.1).
 */
const TO_COME = 0.4;

/** The inputs for comparing the cards of a seat: the unseen cards, the value function, and the value of the rows as they are. */
interface Outset {
  readonly view: ChanoyuState;
  readonly seat: Seat;
  readonly unseen: readonly ChanoyuCard[];
  readonly aim: RowsValue;
  readonly now: number;
}

/**
 * Returns the playable card whose trick leaves the best chances, less the value of keeping the card; null if no card is playable.
 */
export function choosePlay(
  view: ChanoyuState,
  seat: Seat,
  lawful: readonly ChanoyuMove<'play'>[],
  estimate: Estimate,
  aim: RowsValue = chances,
): ChanoyuMove<'play'> | null {
  const outset = { view, seat, unseen: unseenCards(view, seat), aim, now: aim(view, seat, view.deal.rows) };
  return bestOf(lawful, ({ card }) => estimate(trickValue(outset, card) - holdingValue(outset, card)));
}

/** Returns the change in chances if `card` is played to the current trick and the trick's winner builds for themselves. */
function trickValue({ view, seat, unseen, aim, now }: Outset, card: ChanoyuCard): number {
  const plays = [...view.deal.trick, { seat, card }];
  const cards = plays.map((play) => play.card);
  const cardsToCome = seatCount(view) - plays.length;
  const points = TO_COME * cardsToCome * linkPoints(view.options.scoring);
  return winningOdds(view, plays, unseen).reduce((sum, likely, winner) => {
    if (likely === 0) return sum;
    const rows = built(view, view.deal.rows, winner, cards);
    return sum + likely * (aim(view, seat, rows, { seat: winner, points }) - now);
  }, 0);
}

/** Returns the value of `card` in a later trick: the chance that the card wins and can then be laid. */
function holdingValue({ view, seat, unseen, aim, now }: Outset, card: ChanoyuCard): number {
  const number = numberOf(card);
  if (number === null || tricksToCome(view) === 1) return 0;
  const above = unseen.filter((other) => suitOrNone(other) === suitOrNone(card) && (numberOf(other) ?? 0) > number);
  const fits = isAtAnEnd(view.deal.rows[seat] ?? EMPTY_ROW, number);
  const laid = fits ? rowsAfter(view.deal.rows, { card, row: seat, value: number }) : view.deal.rows;
  return BEATEN ** above.length * (HOLDING + Math.max(0, aim(view, seat, laid) - now));
}

/** Returns the points for laying a second card next to the first. */
function linkPoints(scoring: Scoring): number {
  return stretchPoints([1, 2], scoring) - stretchPoints([1, 1], scoring);
}
