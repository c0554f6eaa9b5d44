import { type ChanoyuEnding, type ChanoyuState, GOAL, SAFE } from '@chinwag/rules/chanoyu';
import type { Endings } from '../board.ts';

/** Why the game is over. */
export const endings: Endings<ChanoyuState, ChanoyuEnding['code']> = {
  highest: () => `The goal of ${GOAL} is reached, and nobody is below ${SAFE}: the highest total wins.`,
  'below-eight': () => `The goal of ${GOAL} is reached while somebody is below ${SAFE}: who has ${GOAL} or more loses.`,
};
