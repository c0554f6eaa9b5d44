import type { ChapankaMove, ChapankaState } from '@chinwag/rules/chapanka';
import type { Players } from '../bot.ts';
import { AMONG_EQUALS } from '../shared/estimate.ts';
import { decide } from './decide.ts';

/** How far a beginner misjudges what a card costs, in counters. */
const BEGINNERS_ERROR = 1.2;

/** Who plays Chapanka by the cards they see now. */
export const chapankaBots = {
  gentle: { version: 1, choose: (thought) => decide(thought, BEGINNERS_ERROR) },
  sensible: { version: 1, choose: (thought) => decide(thought, AMONG_EQUALS) },
} as const satisfies Players<ChapankaState, ChapankaMove>;
