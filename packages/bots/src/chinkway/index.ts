import type { ChinkwayMemory, ChinkwayMove, ChinkwayState } from '@chinwag/rules/chinkway';
import type { Players } from '../bot.ts';
import { type ChinkwayErrors, decide, SHARP } from './decide.ts';
import { chooseStrongly, trialsOf } from './strong/choose.ts';

/** The errors of a beginner. */
const BEGINNERS: ChinkwayErrors = { points: 1.2, tricks: 0.6 };

/** The Chinkway bots. They choose by the cards visible now; strong bots also infer hidden cards from everything they have seen. */
export const chinkwayBots = {
  gentle: { version: 1, choose: (thought) => decide(thought, BEGINNERS) },
  sensible: { version: 1, choose: (thought) => decide(thought, SHARP) },
  strong: { version: 1, choose: chooseStrongly, trials: trialsOf, par: 0 },
} as const satisfies Players<ChinkwayState, ChinkwayMove, ChinkwayMemory>;
