import { isSeen, type Seat } from '@chinwag/rules';
import {
  bestGoingDown, type ChinasoCard, type ChinasoMove, type ChinasoState, contractIn, isDown, tableAfter,
} from '@chinwag/rules/chinaso';
import type { Estimate } from '../shared/estimate.ts';
import { aimOf } from './aim.ts';
import { layAll } from './laying.ts';
import { unseenCards } from './unseen.ts';

type Take = ChinasoMove<'takeDiscard'>;

/** The minimum gain towards the contract for which the discard is better than a card from the stock. */
const NEARER = 0.01;

/**
 * Returns the move that takes the discard if the discard helps or drawing is illegal. If not, returns the move that draws. Throws
 * if neither is legal.
 */
export function chooseDraw(view: ChinasoState, seat: Seat, lawful: readonly ChinasoMove[], estimate: Estimate): ChinasoMove {
  const takes = lawful.filter((move) => move.type === 'takeDiscard');
  const draw = lawful.find((move) => move.type === 'drawStock');
  const take = isDown(view.deal, seat) ? takeWhenDown(view, seat, takes) : takeBefore(view, seat, takes, estimate);
  const move = take ?? draw ?? takes[0];
  if (move === undefined) throw new Error('there is no way to draw');
  return move;
}

/** Returns how much closer the live discard would bring `seat` to the contract; 0 if there is no live discard. */
export function gainOf(view: ChinasoState, seat: Seat): number {
  const { hands, live } = view.deal;
  if (live === null) return 0;
  const hand = (hands[seat] ?? []).filter(isSeen);
  const unseen = unseenCards(view, seat);
  const contract = contractIn(view);
  return aimOf(hand, contract, unseen).distance - aimOf([...hand, live.card], contract, unseen).distance;
}

/** Returns whether the live discard lets `seat` lay its contract, or lay more of its hand. */
export function bringsDown(view: ChinasoState, seat: Seat): boolean {
  const { hands, live } = view.deal;
  if (live === null) return false;
  const hand = hands[seat] ?? [];
  const contract = contractIn(view);
  const { cardPoints } = view.options;
  const after = bestGoingDown([...hand, live.card], contract, cardPoints);
  if (after === null) return false;
  const now = bestGoingDown(hand, contract, cardPoints);
  return now === null || after.pointsLeft <= now.pointsLeft;
}

function takeBefore(view: ChinasoState, seat: Seat, takes: readonly Take[], estimate: Estimate): Take | null {
  const [take] = takes;
  if (take === undefined) return null;
  return bringsDown(view, seat) || estimate(gainOf(view, seat)) > NEARER ? take : null;
}

/**
 * Returns the move that takes the discard and lays it off, which saves a draw, or null if no such move helps. A player can discard
 * a last card that fits nowhere only after drawing.
 */
function takeWhenDown(view: ChinasoState, seat: Seat, takes: readonly Take[]): Take | null {
  const { hands, live, table } = view.deal;
  const hand = (hands[seat] ?? []).filter((card): card is ChinasoCard => isSeen(card));
  for (const take of takes) {
    if (take.use === null || live === null) continue;
    const { stuck } = layAll(hand, tableAfter(table, live.card, take.use));
    if (stuck.length === 0 || hand.length > 1) return take;
  }
  return null;
}
