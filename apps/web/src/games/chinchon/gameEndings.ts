import type { ChinchonEnding, ChinchonState } from '@chinwag/rules/chinchon';
import { message } from '../../language/message.ts';
import type { Endings } from '../../board/defaults/ownScreen.ts';

/** Why the game is over. */
export const endings: Endings<ChinchonState, ChinchonEnding['code']> = {
  'last-in': ({ options: { target } }) => message('chinchon.ending-last-in', { target }),
  'nobody-in': ({ options: { target } }) => message('chinchon.ending-nobody-in', { target }),
};
