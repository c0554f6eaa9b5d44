import type { ChanoyuState, Row } from '@chinwag/rules/chanoyu';
import type { CardCode } from '../../language/cardCode.ts';
import type { BigMoments } from '../../board/bigMoment.ts';
import { message } from '../../language/message.ts';

/** Returns the big moment of a change in Chanoyu: a row now has a card in each of its ten places (CN1.2). */
export const bigMoments: BigMoments<ChanoyuState> = (before, { deal: { rows } }) => {
  const seat = rows.findIndex((row, at) => isWhole(row) && !isWhole(before.deal.rows[at] ?? []));
  const row = rows[seat];
  if (row === undefined) return null;
  const cards = row.flatMap((card): readonly CardCode[] => (card === null ? [] : [card]));
  return { title: message('moments.chanoyu.row'), by: [seat], cards };
};

function isWhole(row: Row): boolean {
  return row.length > 0 && row.every((card) => card !== null);
}
