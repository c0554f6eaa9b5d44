import type { Seat } from '../../kernel/seat.ts';
import { type Arrangement, bestArrangement } from './arrangement.ts';
import { worthOf } from './cards.ts';
import { isChinchon, waysToClose } from './closing.ts';
import { isAtTarget } from './ending.ts';
import { cardsLeft, heldBy } from './hands.ts';
import { targetsOf } from './lay-offs.ts';
import type { ChinchonMove, CloseMove } from './moves.ts';
import { CHINCHON } from './score.ts';
import type { ChinchonState } from './state.ts';

/** A player's score from the move that ends the deal for that player. */
export interface EndingScore {
  /** The points of the deal; −10 for a Chinchón. */
  readonly points: number;
  /** The player's total, including the points of the deal. */
  readonly total: number;
  /** Whether the move is a Chinchón (CH5.2, CH6.4). */
  readonly chinchon: boolean;
  /** Whether the player is knocked out by these points (CH7.2). */
  readonly out: boolean;
}

/** Returns the score of `seat`, whose hand must be visible, for this move to close or settle. */
export function endingScore(state: ChinchonState, seat: Seat, move: CloseMove | ChinchonMove<'settle'>): EndingScore {
  const { deal, options, totals } = state;
  const left = cardsLeft(heldBy(deal, seat), move);
  const chinchon = move.type === 'close' && isChinchon(state, seat, move);
  const points = chinchon ? CHINCHON : worthOf(left, options.deck);
  const total = (totals[seat] ?? 0) + points;
  return { points, total, chinchon, out: isAtTarget(total, options) };
}

/** A legal close and its score. */
export interface Close extends Pick<EndingScore, 'points' | 'chinchon'> {
  readonly move: CloseMove;
}

/** Returns a legal close by `seat` with its score. */
export function closeOf(state: ChinchonState, seat: Seat, move: CloseMove): Close {
  const { points, chinchon } = endingScore(state, seat, move);
  return { move, points, chinchon };
}

/** Returns the close with the lowest score for `seat`, after drawing, or null if no close is legal (CH5.1, CH6.3). */
export function bestClose(state: ChinchonState, seat: Seat): Close | null {
  return waysToClose(state, seat)
    .map((move) => closeOf(state, seat, move))
    .reduce<Close | null>((best, close) => (best === null || close.points < best.points ? close : best), null);
}

/** Returns the arrangement of a seat's hand that leaves the fewest points with the current table (CH5.4). */
export function bestFor({ deal, options }: ChinchonState, seat: Seat): Arrangement {
  return bestArrangement(heldBy(deal, seat), options.deck, targetsOf(deal));
}
