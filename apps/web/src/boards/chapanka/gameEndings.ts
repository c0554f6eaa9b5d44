import type { ChapankaEnding, ChapankaState } from '@chinwag/rules/chapanka';
import { numberWord } from '../../wording/words.ts';
import type { Endings } from '../board.ts';

/** Why the game is over. */
export const endings: Endings<ChapankaState, ChapankaEnding['code']> = {
  'all-dealt': ({ options }) => `All ${numberWord(options.deals)} deals have been played.`,
};
