import type { ChinchonState } from '@chinwag/rules/chinchon';
import type { CountedCards } from '../../board/bigMoment.ts';

/** Returns the cards left with each player (CH7.1); for a Chinchón, the cards of its melds (CH5.2, CH6.4). */
export const countedCards: CountedCards<ChinchonState> = ({ reason, amounts }, { counted, deal: { melds } }) =>
  reason === 'chinchon'
    ? amounts.map((amount, seat) => (amount === 0 ? [] : melds.flatMap((meld) => (meld.owner === seat ? meld.cards : []))))
    : counted;
