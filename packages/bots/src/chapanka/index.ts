import type { ChapankaMemory, ChapankaMove, ChapankaState } from '@chinwag/rules/chapanka';
import type { Players } from '../bot.ts';
import { AMONG_EQUALS } from '../shared/estimate.ts';
import { decide } from './decide.ts';
import { chooseStrongly, trialsOf } from './strong/choose.ts';

/** The maximum error of a beginner in estimating the cost of a card, in counters. */
const BEGINNERS_ERROR = 0.8;

/** The Chapanka bots. They choose by the cards visible now; strong bots also infer hidden cards from everything they have seen. */
export const chapankaBots = {
  gentle: { version: 2, choose: (thought) => decide(thought, BEGINNERS_ERROR) },
  sensible: { version: 1, choose: (thought) => decide(thought, AMONG_EQUALS) },
  strong: { version: 3, choose: chooseStrongly, trials: trialsOf, par: 0 },
} as const satisfies Players<ChapankaState, ChapankaMove, ChapankaMemory>;
