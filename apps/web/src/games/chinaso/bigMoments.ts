import type { ChinasoState } from '@chinwag/rules/chinaso';
import type { BigMoments } from '../../board/bigMoment.ts';
import { message } from '../../language/message.ts';

/** Returns the big moment of a change in Chinaso: a Chinaso made (CS4.8). */
export const bigMoments: BigMoments<ChinasoState> = (before, { deal }) => {
  const { ending, table, number } = deal;
  if (ending?.kind !== 'chinaso' || ending.winner === null) return null;
  if (before.deal.number === number && before.deal.ending !== null) return null;
  const cards = (table[ending.winner] ?? []).flatMap((set) => set.cards);
  return { title: message('moments.chinaso.chinaso'), by: [ending.winner], cards };
};
