import type { CardCode } from '../../language/cardCode.ts';
import type { ChanoyuState } from '@chinwag/rules/chanoyu';
import type { CountedCards } from '../../board/bigMoment.ts';

/** Returns, by seat, the cards of each row that scored (CN6.1). */
export const countedCards: CountedCards<ChanoyuState> = ({ amounts }, { deal: { rows } }) =>
  rows.map((row, seat) => (amounts[seat] === 0 ? [] : row.flatMap((card): readonly CardCode[] => (card === null ? [] : [card]))));
