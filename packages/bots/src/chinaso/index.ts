import type { ChinasoMove, ChinasoState } from '@chinwag/rules/chinaso';
import type { Players } from '../bot.ts';
import { AMONG_EQUALS } from '../shared/estimate.ts';
import { type ChinasoManner, decide } from './decide.ts';

/** The style of a beginner, who sometimes takes a discard that gains nothing, but never buys one. */
const BEGINNER: ChinasoManner = { points: 6, nearer: 0.015, waits: false };
/** The style of a player who overlooks nothing. */
const SHARP: ChinasoManner = { points: AMONG_EQUALS, nearer: AMONG_EQUALS, waits: true };

/** The Chinaso bots, which choose only by the cards visible now. */
export const chinasoBots = {
  gentle: { version: 2, choose: (thought) => decide(thought, BEGINNER) },
  sensible: { version: 1, choose: (thought) => decide(thought, SHARP) },
} as const satisfies Players<ChinasoState, ChinasoMove>;
