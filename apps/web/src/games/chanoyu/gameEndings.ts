import { type ChanoyuEnding, type ChanoyuState, GOAL, SAFE } from '@chinwag/rules/chanoyu';
import { message } from '../../language/message.ts';
import type { Endings } from '../../board/defaults/ownScreen.ts';

/** Why the game is over. */
export const endings: Endings<ChanoyuState, ChanoyuEnding['code']> = {
  highest: () => message('chanoyu.ending-highest', { goal: GOAL, safe: SAFE }),
  'below-eight': () => message('chanoyu.ending-below-eight', { goal: GOAL, safe: SAFE }),
};
