import type { ChinchonState } from '@chinwag/rules/chinchon';
import type { CountedCards } from '../../board/bigMoment.ts';

/** What one was left with (CH7.1); for a Chinchón, the melds it was made of (CH5.2, CH6.4). */
export const countedCards: CountedCards<ChinchonState> = ({ reason, amounts }, { counted, deal: { melds } }) =>
  reason === 'chinchon'
    ? amounts.map((amount, seat) => (amount === 0 ? [] : melds.flatMap((meld) => (meld.owner === seat ? meld.cards : []))))
    : counted;
