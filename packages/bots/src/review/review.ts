import type { AnyGame, Seat, Seed, Tagged } from '@chinwag/rules';
import { decisionSeed } from '@chinwag/rules/fair';
import { type AnySearchingBot, FULL_PLAYOUTS } from '../bot.ts';
import { type DecidedGame, decisionsOf, type OwnDecision } from './decisions.ts';
import { judged, type JudgedThought, type Judgement } from './judge.ts';
import { ifClear, type MeasuredMean, OF_EIGHT, OF_ONE, together } from './measure.ts';

/** A move that cost something, and what would have been better. */
export interface CostlyMove extends Judgement {
  /** How many events of the game had happened before it. */
  readonly from: number;
  readonly made: Tagged;
}

/** What a game came to for one who played it, by what there was to know at each decision. */
export interface Review {
  /** How many moves were the player's own, and how many of them could be judged. */
  readonly decided: number;
  readonly judged: number;
  /** The moves that cost most, those alone that are certain to cost something: the dearest first. */
  readonly costly: readonly CostlyMove[];
  /** What the cards gave, with all seats played alike; null where that is not certain. */
  readonly cards: MeasuredMean | null;
  /** What the player's choices gave: as much less than nothing as they lost. Null where that is not certain. */
  readonly play: MeasuredMean | null;
}

/** How far a review is: so many of so many steps are done. */
export interface ReviewProgress {
  readonly done: number;
  readonly of: number;
}

const MOST_COSTLY = 3;

/** How many moves are measured again. */
const AGAIN = 8;

/* Each time a move is looked at, its worlds follow from another seed: never from that of the game. */
const FIRST_LOOK = { seed: '0'.repeat(64), worlds: 200, errors: OF_ONE };
const SECOND_LOOK = { seed: '1'.repeat(64), worlds: 800, errors: OF_EIGHT };

/**
 * Reviews a game for one who played it: returns the review, and yields how far it is. What was hidden from the seat has no part in
 * it. The dearest moves are measured again in worlds of their own, since of many measurements the greatest are too great.
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

/** A decision, and what the judge makes of it. */
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
 * What cards and play gave. A hand is worth what the judge's choice comes to at the first decision of the deal that it judges:
 * before the player has done anything, with everybody playing alike from there on.
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
