import type { ChapankaEnding, ChapankaState } from '@chinwag/rules/chapanka';
import { message } from '../../language/message.ts';
import type { Endings } from '../../board/defaults/ownScreen.ts';

/** Why the game is over. */
export const endings: Endings<ChapankaState, ChapankaEnding['code']> = {
  'all-dealt': ({ options }) => message('chapanka.ending-all-dealt', { deals: options.deals }),
};
