import { type ChinasoEnding, type ChinasoState, handCount } from '@chinwag/rules/chinaso';
import { message } from '../../language/message.ts';
import type { Endings } from '../../board/defaults/ownScreen.ts';

/** Why the game is over. */
export const endings: Endings<ChinasoState, ChinasoEnding['code']> = {
  'all-dealt': ({ options }) => message('chinaso.all-dealt', { deals: handCount(options) }),
};
