import { FRENCH_SUITS } from '../../../kernel/cards.ts';
import { RANKS } from '../cards.ts';
import type { Contract } from '../contracts.ts';
import { FEWEST_CARDS } from '../sets.ts';
import { mostPointsInStraights } from './fillings.ts';
import type { CountedHand } from './holding.ts';
import { fillingOf, type Plan, type SuitStraights } from './plan.ts';
import { coverOf, eachSpans, jokersForStraight, type Span } from './spans.ts';
import { bestThrees, mostPointsInThrees, type Supply } from './threes.ts';

/** Straights of one suit with natural cards wherever possible, and jokers only in the other places. */
interface FilledStraights extends SuitStraights {
  /** The points and the number of the natural cards in these straights. */
  readonly points: number;
  readonly naturals: number;
  /** The heights at which the straights need one natural card, and those where they need two. */
  readonly once: number;
  readonly twice: number;
}

const NO_PART: FilledStraights = { suit: -1, spans: [], jokers: 0, points: 0, naturals: 0, once: 0, twice: 0 };

/**
 * Returns the plan that lays the most points for a contract with threes (CS3.1), or null if there is none. `points` is by rank.
 *
 * A three takes any number of jokers, so the plan lays all jokers, and only natural cards differ. A straight therefore never needs
 * a joker while a suitable card is left over. The card could take the joker's place, and the joker could go to a three. A straight
 * also never needs a joker in place of a card in a three, because the two could be exchanged. The one exception is a card without
 * which its three would consist only of jokers, with no other card left. Then the plan lays every card (`lent`).
 */
export function planWithThrees(holding: CountedHand, contract: Contract, points: readonly number[]): Plan | null {
  const search = new Search(holding, contract.threes, points);
  const singles = FRENCH_SUITS.map((_, suit) => (contract.straights > 0 ? partsOf(holding, suit, 1, points) : []));
  switch (contract.straights) {
    case 0:
      search.weigh(NO_PART, NO_PART);
      break;
    case 1:
      for (const part of singles.flat()) search.weigh(part, NO_PART);
      break;
    default:
      for (const [suit, parts] of singles.entries()) {
        const others = singles.slice(suit + 1).flat();
        for (const one of parts) for (const other of others) search.weigh(one, other);
        if (parts.length > 0) for (const two of partsOf(holding, suit, 2, points)) search.weigh(two, NO_PART);
      }
  }
  return search.best;
}

/** Compares straights by the points laid in them and in the remaining threes, and keeps the best plan. */
class Search {
  best: Plan | null = null;
  #most = -1;
  readonly #bound: number;

  constructor(
    readonly holding: CountedHand,
    readonly threes: number,
    readonly points: readonly number[],
  ) {
    this.#bound = pointsOfBestRanks(holding.ranks, points, threes);
  }

  /** Compares a pair of parts: two straights of different suits, or one part that has both straights of a suit. */
  weigh(one: FilledStraights, other: FilledStraights): void {
    const laid = one.points + other.points;
    const jokers = this.holding.jokers - one.jokers - other.jokers;
    if (jokers < 0 || laid + this.#bound <= this.#most) return;
    const supply: Supply = { ranks: this.holding.ranks, once: one.once, twice: one.twice | other.once };
    const gained = mostPointsInThrees(supply, this.points, this.threes, jokers);
    if (gained < 0) {
      this.#lend(one, other, jokers);
    } else if (laid + gained > this.#most && this.#canBeFilled(one)) {
      this.#most = laid + gained;
      this.best = { straights: [one, other], threes: bestThrees(supply, this.points, this.threes, jokers) ?? [] };
    }
  }

  /**
   * Returns whether the jokers can be separated. Two straights of one suit may prevent this, but a single straight never does here.
   */
  #canBeFilled(part: FilledStraights): boolean {
    return part.spans.length < 2 || canHold(this.holding, part, part.jokers, this.points);
  }

  /**
   * Handles straights that leave fewer natural cards than there are threes. Such straights lend some cards, and take jokers
   * instead.
   */
  #lend(one: FilledStraights, other: FilledStraights, jokers: number): void {
    const { holding, threes, points } = this;
    const left = holding.naturals - one.naturals - other.naturals;
    const lent = threes - left;
    if (lent <= 0 || lent + 2 * threes > jokers) return;
    const all = holding.ranks.reduce((sum, count, height) => sum + count * (points[height] ?? 0), 0);
    if (all <= this.#most) return;
    const lender = [one, other].find((part) => canHold(holding, part, part.jokers + lent, points));
    if (lender === undefined) return;
    this.#most = all;
    const others = [one, other].filter((part) => part !== lender);
    this.best = { straights: [{ ...lender, jokers: lender.jokers + lent }, ...others], threes: 'rest' };
  }
}

/** Returns every choice of `count` straights in a suit that the number of jokers allows. */
function partsOf(holding: CountedHand, suit: number, count: number, points: readonly number[]): readonly FilledStraights[] {
  if (jokersForStraight(holding.heights[suit] ?? 0) > holding.jokers) return [];
  const parts: FilledStraights[] = [];
  const { held } = fillingOf(holding, { suit, spans: [] }, points);
  eachSpans(held, count, holding.jokers, (spans, asked) => {
    if (count === 1 && spans.some((span) => endsInVain(span, held))) return;
    parts.push(partOf(suit, [...spans], asked, held, points));
  });
  return parts;
}

/** Returns whether a straight that is alone in its suit would have the same value without the joker at one of its ends. */
function endsInVain({ low, high }: Span, held: Uint8Array): boolean {
  return high - low + 1 > FEWEST_CARDS.straight && (held[low] === 0 || held[high] === 0);
}

function partOf(
  suit: number,
  spans: readonly Span[],
  jokers: number,
  held: Uint8Array,
  points: readonly number[],
): FilledStraights {
  let sum = 0;
  let naturals = 0;
  let once = 0;
  let twice = 0;
  for (let height = 0; height < RANKS.length; height++) {
    const used = Math.min(coverOf(spans, height), held[height] ?? 0);
    if (used === 0) continue;
    sum += used * (points[height] ?? 0);
    naturals += used;
    once |= 1 << height;
    if (used > 1) twice |= 1 << height;
  }
  return { suit, spans, jokers, points: sum, naturals, once, twice };
}

/** Returns whether the straights can hold exactly `jokers` jokers. */
function canHold(holding: CountedHand, part: SuitStraights, jokers: number, points: readonly number[]): boolean {
  return (mostPointsInStraights(fillingOf(holding, part, points), jokers)[jokers] ?? -1) >= 0;
}

/** Returns an upper bound on the points of threes: all cards of the best ranks. */
function pointsOfBestRanks(ranks: Uint8Array, points: readonly number[], threes: number): number {
  const worth = points.map((each, height) => each * (ranks[height] ?? 0)).toSorted((a, b) => b - a);
  return worth.slice(0, threes).reduce((sum, value) => sum + value, 0);
}
