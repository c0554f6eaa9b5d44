import { type ChinasoEnding, type ChinasoState, DEALS } from '@chinwag/rules/chinaso';
import { numberWord } from '../../wording/words.ts';
import type { Endings } from '../board.ts';

/** Why the game is over. */
export const endings: Endings<ChinasoState, ChinasoEnding['code']> = {
  'all-dealt': () => `All ${numberWord(DEALS)} hands have been played.`,
};
