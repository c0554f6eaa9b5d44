import type { AnyGame, Seat, Seed, Tagged } from '@chinwag/rules';
import { decisionSeed } from '@chinwag/rules/fair';
import { type AnySearchingBot, FULL_PLAYOUTS } from '../bot.ts';
import { type DecidedGame, decisionsOf, type OwnDecision } from './decisions.ts';
import { judged, type JudgedThought, type Judgement } from './judge.ts';
import { ifClear, type MeasuredMean, OF_EIGHT, OF_ONE, together } from './measure.ts';

/** A move that cost points or counters, with the better alternative. */
export interface CostlyMove extends Judgement {
  /** The number of events before the move. */
  readonly from: number;
  readonly made: Tagged;
}

/** A review of one player's game, judged by what the player could know at each decision. */
export interface Review {
  /** The number of the player's own moves, and how many of them could be judged. */
  readonly decided: number;
  readonly judged: number;
  /** The moves with a statistically significant cost, most expensive first. */
  readonly costly: readonly CostlyMove[];
  /** The effect of the cards, if all seats had been played alike, or null if this effect is not statistically significant. */
  readonly cards: MeasuredMean | null;
  /** The effect of the player's choices, negative for a loss, or null if this effect is not statistically significant. */
  readonly play: MeasuredMean | null;
}

/** A review's progress: `done` out of `of` steps. */
export interface ReviewProgress {
  readonly done: number;
  readonly of: number;
}

const MOST_COSTLY = 3;

/** The number of moves that are measured again. */
const AGAIN = 8;

/* Each measurement of a move draws its worlds from a different seed, and never from the game's seed. */
const FIRST_LOOK = { seed: '0'.repeat(64), worlds: 200, errors: OF_ONE };
const SECOND_LOOK = { seed: '1'.repeat(64), worlds: 800, errors: OF_EIGHT };

/**
 * Reviews a player's game: yields its progress and returns the review, which uses nothing hidden from the seat. Measures the
 * costliest moves again in new worlds, because the largest of many measurements is biased upwards.
 */
export function* reviewing(game: AnyGame, judge: AnySearchingBot, decided: DecidedGame): Generator<ReviewProgress, Review> {
  const decisions = decisionsOf(game, decided);
  const { seat } = decided;
  const of = decisions.length + AGAIN;
  const found: JudgedDecision[] = [];
  for (const [done, decision] of decisions.entries()) {
    yield { done, of };
    const verdict = judged(judge, thoughtOf(decision, seat, FIRST_LOOK.seed), decision.move, FIRST_LOOK);
    if (verdict !== null) found.push({ decision, verdict });
  }
  const dearest = found.filter(({ verdict }) => verdict.cost.mean > 0).toSorted(byCost).slice(0, AGAIN);
  const costly: JudgedDecision[] = [];
  for (const [done, { decision }] of dearest.entries()) {
    yield { done: decisions.length + done, of };
    const verdict = judged(judge, thoughtOf(decision, seat, SECOND_LOOK.seed), decision.move, SECOND_LOOK);
    if (verdict !== null && verdict.cost.mean > 0 && ifClear(verdict.cost) !== null) costly.push({ decision, verdict });
  }
  return {
    decided: decisions.length,
    judged: found.length,
    costly: costly.toSorted(byCost).slice(0, MOST_COSTLY)
      .map(({ decision: { from, move }, verdict }) => ({ ...verdict, from, made: move })),
    ...shares(found, judge.par),
  };
}

/** A decision with the judge's verdict. */
interface JudgedDecision {
  readonly decision: OwnDecision;
  readonly verdict: Judgement;
}

function byCost(a: JudgedDecision, b: JudgedDecision): number {
  return b.verdict.cost.mean - a.verdict.cost.mean;
}

function thoughtOf({ view, memory, from }: OwnDecision, seat: Seat, seed: Seed): JudgedThought {
  return { view, memory, seat, seed: decisionSeed(seed, seat, from), playouts: FULL_PLAYOUTS };
}

/**
 * Returns the effects of cards and play. A hand is worth the judge's value at the first decision judged in the deal. Before that
 * decision the player has done nothing, and after it everybody plays alike.
 */
function shares(found: readonly JudgedDecision[], par: number | null): Pick<Review, 'cards' | 'play'> {
  if (par === null) return { cards: null, play: null };
  const hands = found.filter(({ decision }, at) => decision.deal !== found[at - 1]?.decision.deal);
  const given = together(hands.map(({ verdict }) => verdict.betterWorth));
  const lost = together(found.map(({ verdict }) => verdict.cost));
  return {
    cards: ifClear({ ...given, mean: given.mean - par * hands.length }),
    play: ifClear({ ...lost, mean: -lost.mean }),
  };
}
