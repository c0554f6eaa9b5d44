import type { ChanoyuMove, ChanoyuState } from '@chinwag/rules/chanoyu';
import type { Players } from '../bot.ts';
import { AMONG_EQUALS } from '../shared/estimate.ts';
import { chances, pointsAhead } from './chances.ts';
import { type ChanoyuManner, decide } from './decide.ts';

/** A beginner plays for points, misjudges the value of a move, and ignores whether everybody has eight (CN6.3). */
const BEGINNER: ChanoyuManner = { aim: pointsAhead, error: 0.1 };
const SHARP: ChanoyuManner = { aim: chances, error: AMONG_EQUALS };

/** The Chanoyu bots, which choose only by the cards visible now. */
export const chanoyuBots = {
  gentle: { version: 2, choose: (thought) => decide(thought, BEGINNER) },
  sensible: { version: 1, choose: (thought) => decide(thought, SHARP) },
} as const satisfies Players<ChanoyuState, ChanoyuMove>;
