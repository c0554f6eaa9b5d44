import type { ChinkwayState } from '@chinwag/rules/chinkway';
import type { BigMoments } from '../../board/bigMoment.ts';
import { message } from '../../language/message.ts';

/** Returns the big moment of a change in Chinkway: a side fills all five demands of the Quest (CW4.4, CW5.1). */
export const bigMoments: BigMoments<ChinkwayState> = (before, { deal }) => {
  const side = deal.taken.findIndex((taken) => deal.quest.length > 0 && taken.length === deal.quest.length);
  const cards = deal.taken[side];
  if (cards === undefined || before.deal.number !== deal.number) return null;
  if (before.deal.taken[side]?.length === cards.length) return null;
  return { title: message('moments.chinkway.quest'), by: deal.sides[side] ?? [], cards };
};
