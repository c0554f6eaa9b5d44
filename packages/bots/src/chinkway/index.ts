import type { ChinkwayMove, ChinkwayState } from '@chinwag/rules/chinkway';
import type { Players } from '../bot.ts';
import { AMONG_EQUALS } from '../shared/estimate.ts';
import { type ChinkwayErrors, decide } from './decide.ts';

/** How far a beginner errs. */
const BEGINNERS: ChinkwayErrors = { points: 1.2, tricks: 0.6 };
/** One who sees what there is to see. */
const SHARP: ChinkwayErrors = { points: AMONG_EQUALS, tricks: AMONG_EQUALS };

/** Who plays Chinkway by the cards they see now. */
export const chinkwayBots = {
  gentle: { version: 1, choose: (thought) => decide(thought, BEGINNERS) },
  sensible: { version: 1, choose: (thought) => decide(thought, SHARP) },
} as const satisfies Players<ChinkwayState, ChinkwayMove>;
