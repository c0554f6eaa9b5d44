import type { ChapankaState } from '@chinwag/rules/chapanka';
import type { BigMoments } from '../../board/bigMoment.ts';
import { message } from '../../language/message.ts';

/**
 * Returns the big moment of a change in Chapanka: a Chapanka made (CP5.2), or the Kinal thrown on another player's trick (CP6.2).
 */
export const bigMoments: BigMoments<ChapankaState> = (before, { deal: { chapanka, paid, lastTrick } }) => {
  if (chapanka?.outcome === 'made' && before.deal.chapanka?.outcome !== 'made') {
    const cards = (lastTrick?.plays ?? []).map(({ card }) => card);
    return { title: message('moments.chapanka.made'), by: [chapanka.seat], cards };
  }
  const thrown = paid.find(({ reason }) => reason === 'kinal-discarded');
  if (thrown === undefined || before.deal.paid.includes(thrown) || thrown.to === 'pot') return null;
  return { title: message('moments.chapanka.kinal'), by: [thrown.to], cards: thrown.card === null ? [] : [thrown.card] };
};
