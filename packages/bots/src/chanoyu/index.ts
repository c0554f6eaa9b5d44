import type { ChanoyuMove, ChanoyuState } from '@chinwag/rules/chanoyu';
import type { Players } from '../bot.ts';
import { AMONG_EQUALS } from '../shared/estimate.ts';
import { decide } from './decide.ts';

/** How far a beginner misjudges the chances that a move leaves: 1 is a win. */
const BEGINNERS_ERROR = 0.06;

/** Who plays Chanoyu by the cards they see now. */
export const chanoyuBots = {
  gentle: { version: 1, choose: (thought) => decide(thought, BEGINNERS_ERROR) },
  sensible: { version: 1, choose: (thought) => decide(thought, AMONG_EQUALS) },
} as const satisfies Players<ChanoyuState, ChanoyuMove>;
