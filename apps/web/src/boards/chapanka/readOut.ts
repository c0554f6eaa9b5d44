import type { ReadOut } from '../board.ts';
import { readTrick } from '../shared/readOut.ts';
import { factOf } from './news.ts';
import { statusOf } from './status.ts';
import type { View } from './view.ts';

/** What lies on the table, as it is read out: `Inés led 9 of diamonds, Tomek 6 of diamonds. The pot holds 18.` */
export function readTable(view: View): ReadOut {
  const { deal, pot } = view.state;
  const fact = factOf(view);
  const turn = deal.trick.length === 0 ? [statusOf(view, []).headline] : [];
  return [...turn, ...readTrick(deal.trick, view), `The pot holds ${pot}.`, ...(fact === null ? [] : [fact.sentence])];
}
