import { message } from '../../language/message.ts';
import type { ReadOut } from '../../board/screen.ts';
import { readTrick } from '../../board/readOut.ts';
import { factOf } from './news.ts';
import { statusOf } from './status.ts';
import type { View } from './view.ts';

/** Returns a description of the table for screen readers: `Inés leads 9 of diamonds. Tomek plays 6 of diamonds. In the pot: 18.` */
export function readTable(view: View): ReadOut {
  const { deal, pot } = view.state;
  const fact = factOf(view);
  return [
    ...(deal.trick.length === 0 ? [statusOf(view, []).headline] : []),
    ...readTrick(deal.trick, view),
    message('chapanka.table.pot', { pot }),
    ...(fact === null ? [] : [fact.sentence]),
  ];
}
