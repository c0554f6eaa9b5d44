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

/** What a card that surely wins a later trick is worth if held, and how much of it each higher card unseen leaves. */
const HOLDING = 0.02;
const BEATEN = 0.7;

/** How much of a card still to be played to a trick its winner will lay, or have to (CN5.1). */
const TO_COME = 0.4;

/** What a seat knows before it weighs its cards: those it has not seen, and its chances as the rows are. */
interface Outset {
  readonly view: ChanoyuState;
  readonly seat: Seat;
  readonly unseen: readonly ChanoyuCard[];
  readonly aim: RowsValue;
  readonly now: number;
}

/** Of the cards that may be played, the one whose trick leaves the best chances, less what it is worth if held; null for none. */
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

/** How the running trick changes the chances if `card` is played to it, the winner building for themselves. */
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

/** What `card` is worth in a later trick: that it may win it, and be laid. */
function holdingValue({ view, seat, unseen, aim, now }: Outset, card: ChanoyuCard): number {
  const number = numberOf(card);
  if (number === null || tricksToCome(view) === 1) return 0;
  const above = unseen.filter((other) => suitOrNone(other) === suitOrNone(card) && (numberOf(other) ?? 0) > number);
  const fits = isAtAnEnd(view.deal.rows[seat] ?? EMPTY_ROW, number);
  const laid = fits ? rowsAfter(view.deal.rows, { card, row: seat, value: number }) : view.deal.rows;
  return BEATEN ** above.length * (HOLDING + Math.max(0, aim(view, seat, laid) - now));
}

/** What a second card beside a first one scores. */
function linkPoints(scoring: Scoring): number {
  return stretchPoints([1, 2], scoring) - stretchPoints([1, 1], scoring);
}
