import type { ChinchonMove, ChinchonState } from '@chinwag/rules/chinchon';
import type { Players } from '../bot.ts';
import { AMONG_EQUALS } from '../shared/estimate.ts';
import { decide } from './decide.ts';

/** A beginner's largest error in estimating a card's worth, in points. */
const BEGINNERS_ERROR = 3;

/** The Chinchón bots, which play by the cards they see now. */
export const chinchonBots = {
  gentle: { version: 3, choose: (thought) => decide(thought, BEGINNERS_ERROR) },
  sensible: { version: 2, choose: (thought) => decide(thought, AMONG_EQUALS) },
} as const satisfies Players<ChinchonState, ChinchonMove>;
