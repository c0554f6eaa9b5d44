import { isSeen } from '@chinwag/rules';
import type { ChinasoState } from '@chinwag/rules/chinaso';
import type { CountedCards } from '../../board/bigMoment.ts';

/** Returns the cards left with each player except the winner (CS6.1). A Chinaso counts the same cards again (CS4.8). */
export const countedCards: CountedCards<ChinasoState> = ({ amounts }, { deal: { hands } }) =>
  hands.map((hand, seat) => (amounts[seat] === 0 ? [] : hand.filter(isSeen)));
