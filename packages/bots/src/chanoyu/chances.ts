import type { Seat } from '@chinwag/rules';
import { type ChanoyuState, endingOf, GOAL, type Row, SAFE, standings, totals } from '@chinwag/rules/chanoyu';
import { type Prospect, prospectOf, tricksToCome } from './prospects.ts';

/** How much of what every row may come to comes true, in the courses the round may take. */
const COURSES = [0.4, 1, 1.6];

/** What a win shared with others is worth, one alone being 1. */
const SHARED = 0.8;

/** How far a point ahead of the others counts while the game goes on, and the chances of one who is far behind. */
const POINT = 0.03;
const LEAST = 0.05;

/** What the greatest lead counts, and ten points half of it, as more is better even where it decides nothing. */
const MARGIN = 0.15;
const HALF_MARGIN = 10;

/** Points that somebody is about to make beyond what the rows show. */
interface Extra {
  readonly seat: Seat;
  readonly points: number;
}

const NOTHING: Extra = { seat: 0, points: 0 };

/** How good the rows are for a seat, by what it is after. */
export type RowsValue = (view: ChanoyuState, seat: Seat, rows: readonly Row[], extra?: Extra) => number;

/** After the win, the round and the game being what they are: about 1 is a win, 0 a loss. */
export const chances: RowsValue = (view, seat, rows, extra = NOTHING) => {
  const before = totals(view);
  const prospects = prospectsOf(view, rows, extra);
  const sure = before.map((total, at) => Math.round(total + (prospects[at]?.points ?? 0)));
  const sum = COURSES.reduce((so, share) => so + outcome(view, seat, finalTotals(sure, prospects, share)), 0);
  const ahead = lead(prospects.map(({ points, hope }) => points + hope), seat);
  return sum / COURSES.length + (MARGIN * ahead) / (HALF_MARGIN + Math.abs(ahead));
};

/** After points alone, without a look at the totals: as if a round were a game of its own. */
export const pointsAhead: RowsValue = (view, seat, rows, extra = NOTHING) =>
  POINT * lead(prospectsOf(view, rows, extra).map(({ points, hope }) => points + hope), seat);

/** What each row is worth, beside what somebody is about to make. */
function prospectsOf(view: ChanoyuState, rows: readonly Row[], extra: Extra): readonly Prospect[] {
  const tricks = tricksToCome(view);
  return rows.map((row, at) => {
    const { points, hope } = prospectOf(row, tricks, view.options.scoring);
    return { points: at === extra.seat ? points + extra.points : points, hope };
  });
}

/**
 * The totals at the end of a round in which `share` of all hopes comes true. As nobody need build, nobody reaches
 * the goal while others are not safe, and nobody becomes safe once somebody has reached it too early (CN6.3).
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

/** What these totals at the end of the round are worth to `seat`. */
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

/** From 0 to 1, how far `seat` has come to the goal only to wait for others who are not safe. */
function waiting(after: readonly number[], seat: Seat): number {
  const near = Math.max(0, (after[seat] ?? 0) - SAFE) / (GOAL - SAFE);
  const lacking = after.reduce((sum, total, other) => (other === seat ? sum : sum + Math.max(0, SAFE - total)), 0);
  return (near * lacking) / (SAFE * (after.length - 1));
}

/** How far `seat` is ahead of the mean of the others. */
function lead(points: readonly number[], seat: Seat): number {
  const own = points[seat] ?? 0;
  const others = points.reduce((sum, value) => sum + value, 0) - own;
  return own - others / (points.length - 1);
}
