import type { GameState, Tagged } from '@chinwag/rules';
import type { AnySearchingBot, Thought } from '../bot.ts';
import { effectively } from '../search/effectively.ts';
import { indexOfMove, tryInWorlds } from '../search/try-in-worlds.ts';
import { measured, type MeasuredMean, NOTHING } from './measure.ts';

/** What there was to know at a decision, the budget being that with which the judge chooses a move of its own. */
export type JudgedThought = Thought<GameState, Tagged>;

/** How closely a move is looked at: in how many worlds, and by how many standard errors what it costs may be off. */
export interface LookDepth {
  readonly worlds: number;
  readonly errors: number;
}

/** A verdict on a move. */
export interface Judgement {
  /** What the judge would have done, which may be the same. */
  readonly better: Tagged;
  /** What it comes to, and what the move that was made comes to, as the trials count. */
  readonly betterWorth: MeasuredMean;
  readonly madeWorth: MeasuredMean;
  /** How much the move that was made costs. */
  readonly cost: MeasuredMean;
  /** In how many worlds both were tried, and in how many each did better than the other. */
  readonly worlds: number;
  readonly betterIn: number;
  readonly madeIn: number;
}

/**
 * What a judge, who knows what there was to know, makes of a move; null for one that it does not try, and where nothing could be
 * chosen. What it would do it finds in worlds of their own, so that what shows it better is not what it was picked by.
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
  // a likely world may be there several times, and says no more by it
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
