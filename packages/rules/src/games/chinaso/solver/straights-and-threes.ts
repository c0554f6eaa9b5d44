import { FRENCH_SUITS } from '../../../kernel/cards.ts';
import { RANKS } from '../cards.ts';
import type { Contract } from '../contracts.ts';
import { FEWEST_CARDS } from '../sets.ts';
import { mostPointsInStraights } from './fillings.ts';
import type { CountedHand } from './holding.ts';
import { fillingOf, type Plan, type SuitStraights } from './plan.ts';
import { coverOf, eachSpans, jokersForStraight, type Span } from './spans.ts';
import { bestThrees, mostPointsInThrees, type Supply } from './threes.ts';

/** Straights of one suit, with natural cards wherever there are any and jokers in the other places alone. */
interface FilledStraights extends SuitStraights {
  /** What their natural cards count, and how many they are. */
  readonly points: number;
  readonly naturals: number;
  /** Heights of which they need a natural card, and those of which they need two. */
  readonly once: number;
  readonly twice: number;
}

const NO_PART: FilledStraights = { suit: -1, spans: [], jokers: 0, points: 0, naturals: 0, once: 0, twice: 0 };

/**
 * The plan that lays most points where the contract has threes (CS3.1), `points` being what each rank counts;
 * null if there is none.
 *
 * A three takes any number of jokers, so all of them are laid, and what counts is the natural cards. So a joker
 * need not stand in a straight for a card that is left over, which could take its place and send the joker to a
 * three; nor for one in a three, as the two could change places. The only exception is a card without which its
 * three would be jokers alone, no other card being left over to go with them: then every card is laid (`lent`).
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

/** Weighs straights by what they lay and what threes can then be laid, and keeps the best. */
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

  /** Two straights are two parts, or one part if they are of one suit. */
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

  /** Two straights of one suit may leave no way to keep jokers apart; a single one was not started then. */
  #canBeFilled(part: FilledStraights): boolean {
    return part.spans.length < 2 || canHold(this.holding, part, part.jokers, this.points);
  }

  /** Straights that leave fewer natural cards than there are threes lend some, and take jokers for them. */
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

/** Every choice of `count` straights in a suit, as far as the number of jokers allows. */
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

/** Whether a straight alone in its suit would do as well without the joker at one of its ends. */
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

/** Whether the straights can hold exactly so many jokers. */
function canHold(holding: CountedHand, part: SuitStraights, jokers: number, points: readonly number[]): boolean {
  return (mostPointsInStraights(fillingOf(holding, part, points), jokers)[jokers] ?? -1) >= 0;
}

/** What the best ranks count with all their cards: no threes lay more. */
function pointsOfBestRanks(ranks: Uint8Array, points: readonly number[], threes: number): number {
  const worth = points.map((each, height) => each * (ranks[height] ?? 0)).toSorted((a, b) => b - a);
  return worth.slice(0, threes).reduce((sum, value) => sum + value, 0);
}
