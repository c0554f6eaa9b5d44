import type { Seat } from '@chinwag/rules';
import { type ChanoyuState, endingOf, GOAL, type Row, SAFE, standings, totals } from '@chinwag/rules/chanoyu';
import { type Prospect, prospectOf, tricksToCome } from './prospects.ts';

/** A poor, an average and a good scenario: the share of each row's expected gain that comes true in the rest of the round. */
const COURSES = [0.4, 1, 1.6];

/** The value of a shared win, where an unshared win is 1. */
const SHARED = 0.8;

/** The value of each point ahead of the others while the game continues, and the minimum chance of a player far behind. */
const POINT = 0.03;
const LEAST = 0.05;

/**
 * The maximum value that a lead adds, and the lead in points that adds half of this maximum. A larger lead counts for more even if
 * it decides nothing.
 */
const MARGIN = 0.15;
const HALF_MARGIN = 10;

/** Points that a seat is about to score and that the rows do not show. */
interface Extra {
  readonly seat: Seat;
  readonly points: number;
}

const NOTHING: Extra = { seat: 0, points: 0 };

/** A value function: returns how much the rows are worth to a seat, given the player's aim. */
export type RowsValue = (view: ChanoyuState, seat: Seat, rows: readonly Row[], extra?: Extra) => number;

/**
 * Returns the value of the rows as the probability of winning the game, given the totals so far. A win is worth about 1 and a loss
 * 0.
 */
export const chances: RowsValue = (view, seat, rows, extra = NOTHING) => {
  const before = totals(view);
  const prospects = prospectsOf(view, rows, extra);
  const sure = before.map((total, at) => Math.round(total + (prospects[at]?.points ?? 0)));
  const sum = COURSES.reduce((so, share) => so + outcome(view, seat, finalTotals(sure, prospects, share)), 0);
  const ahead = lead(prospects.map(({ points, hope }) => points + hope), seat);
  return sum / COURSES.length + (MARGIN * ahead) / (HALF_MARGIN + Math.abs(ahead));
};

/** Returns the value of the rows in points alone, ignoring the totals, as if every round were a separate game. */
export const pointsAhead: RowsValue = (view, seat, rows, extra = NOTHING) =>
  POINT * lead(prospectsOf(view, rows, extra).map(({ points, hope }) => points + hope), seat);

/** Returns the prospects of each row, plus the points that a seat is about to make. */
function prospectsOf(view: ChanoyuState, rows: readonly Row[], extra: Extra): readonly Prospect[] {
  const tricks = tricksToCome(view);
  return rows.map((row, at) => {
    const { points, hope } = prospectOf(row, tricks, view.options.scoring);
    return { points: at === extra.seat ? points + extra.points : points, hope };
  });
}

/**
 * Returns the totals at the end of a round in which `share` of all expected gains comes true. Building is optional, so nobody
 * reaches the goal while other players are not safe. Nobody becomes safe after another player has reached the goal too early
 * (CN6.3).
 */
function finalTotals(sure: readonly number[], prospects: readonly Prospect[], share: number): readonly number[] {
  const hoped = sure.map((total, seat) => Math.round(total + share * (prospects[seat]?.hope ?? 0)));
  const reached = endingOf(sure)?.code === 'below-eight';
  if (!reached && endingOf(hoped)?.code !== 'below-eight') return hoped;
  return hoped.map((total, seat) => {
    const now = sure[seat] ?? 0;
    const limit = reached && now < SAFE ? SAFE : GOAL;
    return now >= limit ? total : Math.min(total, limit - 1);
  });
}

/** Returns the value of these totals for `seat` at the end of the round. */
function outcome(view: ChanoyuState, seat: Seat, after: readonly number[]): number {
  switch (endingOf(after)?.code) {
    case 'below-eight':
      return (after[seat] ?? 0) < GOAL ? SHARED : 0;
    case 'highest':
      return standings(after, view.firstDealer)[0]?.seat === seat ? 1 : 0;
    case undefined:
      return Math.max(LEAST, 1 / after.length + POINT * lead(after, seat)) * (1 - waiting(after, seat));
  }
}

/** Returns how close `seat` is to the goal, from 0 to 1, while it has to wait for players who are not safe. */
function waiting(after: readonly number[], seat: Seat): number {
  const near = Math.max(0, (after[seat] ?? 0) - SAFE) / (GOAL - SAFE);
  const lacking = after.reduce((sum, total, other) => (other === seat ? sum : sum + Math.max(0, SAFE - total)), 0);
  return (near * lacking) / (SAFE * (after.length - 1));
}

/** Returns the lead of `seat` over the mean of the other seats. */
function lead(points: readonly number[], seat: Seat): number {
  const own = points[seat] ?? 0;
  const others = points.reduce((sum, value) => sum + value, 0) - own;
  return own - others / (points.length - 1);
}
