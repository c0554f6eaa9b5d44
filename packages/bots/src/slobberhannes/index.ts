import type { SlobberhannesMove, SlobberhannesState } from '@chinwag/rules/slobberhannes';
import type { Players } from '../bot.ts';
import { decide } from './decide.ts';

/** The share of moves in which a beginner simply plays the lowest card. */
const BEGINNERS_SLIPS = 0.3;

/** The Slobberhannes bots, which choose only by the cards visible now. */
export const slobberhannesBots = {
  gentle: { version: 1, choose: (thought) => decide(thought, BEGINNERS_SLIPS) },
  sensible: { version: 1, choose: (thought) => decide(thought, 0) },
} as const satisfies Players<SlobberhannesState, SlobberhannesMove>;
