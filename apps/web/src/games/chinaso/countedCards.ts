import { isSeen } from '@chinwag/rules';
import type { ChinasoState } from '@chinwag/rules/chinaso';
import type { CountedCards } from '../../board/bigMoment.ts';

/** What one was left with, but for the winner (CS6.1); a Chinaso counts the same cards once more (CS4.8). */
export const countedCards: CountedCards<ChinasoState> = ({ amounts }, { deal: { hands } }) =>
  hands.map((hand, seat) => (amounts[seat] === 0 ? [] : hand.filter(isSeen)));
