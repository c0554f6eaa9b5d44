import type { Face } from '../../../kernel/cards.ts';
import type { ChinasoCard } from '../cards.ts';
import { type Contract, contractsWithin } from '../contracts.ts';
import type { CardPoints } from '../options.ts';
import { handPoints, POINT_CHARTS } from '../score.ts';
import { FEWEST_CARDS, type MeantSet } from '../sets.ts';
import { type CountedHand, holdingOf } from './holding.ts';
import { layOut } from './lay-out.ts';
import { jokersForStraight, NEVER } from './spans.ts';
import { planStraights } from './straights-alone.ts';
import { planWithThrees } from './straights-and-threes.ts';
import { mostPointsInThrees } from './threes.ts';

/** A way of going down: the sets to lay, and the points left in hand. */
export interface GoingDown {
  /** The sets, threes first. */
  readonly sets: readonly MeantSet[];
  /** The points of the cards left in hand. */
  readonly pointsLeft: number;
}

/**
 * Returns the legal way of going down that leaves the fewest points in hand before lay-offs (CS3.1, CS2). Returns null if these
 * cards cannot make the contract. The search is exact; hidden cards do not count.
 */
export function bestGoingDown(
  hand: readonly Face<ChinasoCard>[],
  contract: Contract,
  cardPoints: CardPoints,
): GoingDown | null {
  const holding = holdingOf(hand);
  const chart = POINT_CHARTS[cardPoints];
  if (isBeyondReach(holding, contract, chart.ranks)) return null;
  const plan =
    contract.threes === 0 ?
      planStraights(holding, contract.straights, chart)
    : planWithThrees(holding, contract, chart.ranks);
  if (plan === null) return null;
  const sets = layOut(plan, hand, chart.ranks);
  return { sets, pointsLeft: handPoints(hand, cardPoints) - handPoints(sets.flatMap(({ cards }) => cards), cardPoints) };
}

/** Returns the sets of the best way of going down or, if there is none, of the largest possible part of the contract. */
export function mostOfContract(
  hand: readonly Face<ChinasoCard>[],
  contract: Contract,
  cardPoints: CardPoints,
): readonly MeantSet[] {
  for (const part of contractsWithin(contract)) {
    const best = bestGoingDown(hand, part, cardPoints);
    if (best !== null) return best.sets;
  }
  return [];
}

/** Returns whether there are clearly too few jokers for the contract. This quick test decides most hands. */
function isBeyondReach(holding: CountedHand, { threes, straights }: Contract, points: readonly number[]): boolean {
  if (straights === 0) return false;
  const left = holding.jokers - fewestJokers(holding, straights);
  if (left < 0 || threes === 0) return left < 0;
  return mostPointsInThrees({ ranks: holding.ranks, once: 0, twice: 0 }, points, threes, left) < 0;
}

/** Returns a lower bound on the jokers needed for this number of straights; `NEVER` or more if the straights are impossible. */
function fewestJokers({ heights, suits, jokers }: CountedHand, straights: number): number {
  let sum = 0;
  let wanted = straights;
  for (let asked = 0; asked <= 2 && wanted > 0; asked++) {
    for (let suit = 0; suit < suits.length && wanted > 0; suit++) {
      if (jokersForStraight(heights[suit] ?? 0) !== asked) continue;
      const made = Math.min(wanted, Math.floor(((suits[suit] ?? 0) + jokers) / FEWEST_CARDS.straight));
      sum += made * asked;
      wanted -= made;
    }
  }
  return wanted > 0 ? NEVER : sum;
}
