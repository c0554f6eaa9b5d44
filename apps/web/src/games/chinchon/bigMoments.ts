import type { ChinchonState } from '@chinwag/rules/chinchon';
import type { BigMoments } from '../../board/bigMoment.ts';
import { message } from '../../language/message.ts';

/** Returns the big moment of a change in Chinchón: a Chinchón made (CH5.2, CH6.4). */
export const bigMoments: BigMoments<ChinchonState> = (before, { deal }) => {
  const { closing, melds, number } = deal;
  if (closing?.chinchon !== true || (before.deal.number === number && before.deal.closing !== null)) return null;
  const { seat } = closing;
  const cards = melds.flatMap((meld) => (meld.owner === seat ? meld.cards : []));
  return { title: message('moments.chinchon.chinchon'), by: [seat], cards };
};
