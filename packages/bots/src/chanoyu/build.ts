import type { Seat } from '@chinwag/rules';
import {
  type ChanoyuCard, type ChanoyuMove, type ChanoyuState, EMPTY_ROW, type LayMove, type Row, rowsAfter, waysToLay,
} from '@chinwag/rules/chanoyu';
import { bestOf } from '../shared/best-of.ts';
import type { Estimate } from '../shared/estimate.ts';
import { type RowsValue, chances } from './chances.ts';
import { prospectOf, tricksToCome } from './prospects.ts';

/** Of what may be laid, or of stopping, what leaves the best chances once the rest is laid as well as can be; null for none. */
export function chooseBuilding(
  view: ChanoyuState,
  seat: Seat,
  lawful: readonly ChanoyuMove[],
  estimate: Estimate,
  aim: RowsValue = chances,
): ChanoyuMove | null {
  const left = view.deal.left ?? [];
  return bestOf(lawful, (move) => {
    if (move.type !== 'lay') return estimate(aim(view, seat, view.deal.rows));
    const rows = rowsAfter(view.deal.rows, move);
    const rest = left.filter((card) => card !== move.card);
    return estimate(Math.max(aim(view, seat, rows), aim(view, seat, built(view, rows, seat, rest))));
  });
}

/** The rows after `builder` has laid of `cards`, in their own row, whatever makes it worth more, the best first. */
export function built(
  view: ChanoyuState,
  rows: readonly Row[],
  builder: Seat,
  cards: readonly ChanoyuCard[],
): readonly Row[] {
  const worth = (now: readonly Row[]): number => {
    const { points, hope } = prospectOf(now[builder] ?? EMPTY_ROW, tricksToCome(view), view.options.scoring);
    return points + hope;
  };
  let best: LayMove | null = null;
  let most = worth(rows);
  for (const way of cards.flatMap((card) => waysToLay(rows, builder, card))) {
    if (way.row !== builder) continue;
    const value = worth(rowsAfter(rows, way));
    if (value <= most) continue;
    best = way;
    most = value;
  }
  if (best === null) return rows;
  const laid = best.card;
  return built(view, rowsAfter(rows, best), builder, cards.filter((card) => card !== laid));
}
