import type { Seat } from '@chinwag/rules';
import {
  type ChanoyuCard, type ChanoyuMove, type ChanoyuState, EMPTY_ROW, type LayMove, type Row, rowsAfter, waysToLay,
} from '@chinwag/rules/chanoyu';
import { bestOf } from '../shared/best-of.ts';
import type { Estimate } from '../shared/estimate.ts';
import { type RowsValue, chances } from './chances.ts';
import { prospectOf, tricksToCome } from './prospects.ts';

/**
 * Returns the best legal move for laying a card or stopping, assuming that the best moves follow. Returns null if there is no legal
 * move.
 */
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

/** Returns the rows after `builder` has laid, best card first, each of `cards` that raises the value of the builder's own row. */
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
