import type { GameState, Tagged } from '@chinwag/rules';
import type { AnySearchingBot, Thought } from '../bot.ts';
import { effectively } from '../search/effectively.ts';
import { indexOfMove, tryInWorlds } from '../search/try-in-worlds.ts';
import { measured, type MeasuredMean, NOTHING } from './measure.ts';

/** The input of a judged decision, with the playout budget that the judge uses for its own moves. */
export type JudgedThought = Thought<GameState, Tagged>;

/** How deeply to judge a move: the number of worlds and the error margin of the cost in standard errors. */
export interface LookDepth {
  readonly worlds: number;
  readonly errors: number;
}

/** A verdict on a move: the move that the judge would have played, and how much the difference cost. */
export interface Judgement {
  /** The judge's own move, which may be the move made. */
  readonly better: Tagged;
  /** The values of the judge's move and of the move made, in the unit of the trials. */
  readonly betterWorth: MeasuredMean;
  readonly madeWorth: MeasuredMean;
  /** The cost of the move made. */
  readonly cost: MeasuredMean;
  /** The number of worlds in which both moves were tried, and the numbers of worlds where each did better. */
  readonly worlds: number;
  readonly betterIn: number;
  readonly madeIn: number;
}

/**
 * Returns the judge's verdict on a move. Returns null for a move that the judge does not try, or if there was no choice. The judge
 * picks and measures moves in different worlds, to avoid selection bias in the cost.
 */
export function judged(judge: AnySearchingBot, thought: JudgedThought, made: Tagged, look: LookDepth): Judgement | null {
  const trials = judge.trials(thought);
  if (trials === null || trials.moves.length < 2 || indexOfMove(trials.moves, made) < 0) return null;
  const better = tryInWorlds(trials);
  const isSame = indexOfMove([better], made) === 0;
  const ofBetter: number[] = [];
  const ofMade: number[] = [];
  const worlds = [...trials.worlds(look.worlds)];
  for (const world of worlds) {
    const worth = trials.worth(better, world);
    ofBetter.push(worth);
    ofMade.push(isSame ? worth : trials.worth(made, world));
  }
  const more = ofBetter.map((worth, world) => worth - (ofMade[world] ?? 0));
  // A likely world may occur several times, and repeats add no information.
  const different = effectively(worlds);
  const measure = (values: readonly number[]): MeasuredMean => measured(values, look.errors, different);
  return {
    better,
    betterWorth: measure(ofBetter),
    madeWorth: measure(ofMade),
    cost: isSame ? NOTHING : measure(more),
    worlds: more.length,
    betterIn: more.filter((difference) => difference > 0).length,
    madeIn: more.filter((difference) => difference < 0).length,
  };
}
