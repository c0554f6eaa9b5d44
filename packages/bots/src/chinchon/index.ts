import type { ChinchonMove, ChinchonState } from '@chinwag/rules/chinchon';
import type { Players } from '../bot.ts';
import { AMONG_EQUALS } from '../shared/estimate.ts';
import { decide } from './decide.ts';

/** The maximum error of a beginner in estimating a card's value, in points. */
const BEGINNERS_ERROR = 3;

/** The Chinchón bots, which choose only by the cards visible now. */
export const chinchonBots = {
  gentle: { version: 3, choose: (thought) => decide(thought, BEGINNERS_ERROR) },
  sensible: { version: 2, choose: (thought) => decide(thought, AMONG_EQUALS) },
} as const satisfies Players<ChinchonState, ChinchonMove>;
