import { rankOf, suitOf } from '../../../../kernel/cards.ts';
import { type ChinasoCard, heightOf, isJoker, type NaturalCard } from '../../cards.ts';
import type { Contract } from '../../contracts.ts';
import type { CardPoints } from '../../options.ts';
import { pointsOf } from '../../score.ts';

/** The cards that make a straight with a number of jokers, and the place of that straight. A part is a bit mask of cards. */
interface Line {
  readonly part: number;
  readonly jokers: number;
  readonly suit: string;
  readonly low: number;
  readonly high: number;
}

/**
 * Returns the fewest points that going down leaves in hand, for tests, or null if going down is impossible. The brute-force search
 * tries every subset of natural cards as every set, with every number of jokers. The method is practical for up to about a dozen
 * natural cards.
 */
export function fewestPointsLeft(
  hand: readonly ChinasoCard[],
  contract: Contract,
  cardPoints: CardPoints,
): number | null {
  const naturals = hand.filter((card): card is NaturalCard => !isJoker(card));
  const jokers = hand.length - naturals.length;
  const joker = pointsOf('X1', cardPoints);
  const partOf = (part: number): readonly NaturalCard[] => naturals.filter((_, at) => (part >> at) & 1);
  const parts = Array.from({ length: 2 ** naturals.length }, (_, part) => partOf(part));
  const points = parts.map((cards) => cards.reduce((sum, card) => sum + pointsOf(card, cardPoints), 0));
  const inThrees = mostPointsWithin(jokersForThrees(parts, contract.threes), points, jokers);
  const lines = contract.straights === 0 ? [] : parts.flatMap((cards, part) => linesOf(cards, part, jokers));
  const all = parts.length - 1;
  let most = -1;
  const choose = (straights: number, first: number, chosen: readonly Line[], used: number, left: number): void => {
    const threes = inThrees[left]?.[all & ~used] ?? -1;
    if (threes < 0) return;
    if (straights === 0) {
      const jokersLaid = contract.threes > 0 ? jokers : jokers - left;
      most = Math.max(most, threes + (points[used] ?? 0) + jokersLaid * joker);
      return;
    }
    for (let at = first; at < lines.length; at++) {
      const line = lines[at];
      if (line === undefined || line.jokers > left || (line.part & used) !== 0) continue;
      if (chosen.some((other) => touches(line, other))) continue;
      choose(straights - 1, at + 1, [...chosen, line], used | line.part, left - line.jokers);
    }
  };
  choose(contract.straights, 0, [], 0, jokers);
  return most < 0 ? null : (points[all] ?? 0) + jokers * joker - most;
}

/** Returns, by part, the fewest jokers that lay the part as exactly `count` threes; Infinity if impossible. */
function jokersForThrees(parts: readonly (readonly NaturalCard[])[], count: number): readonly number[] {
  const threes = parts
    .map((cards, part) => ({ cards, part, jokers: Math.max(0, 3 - cards.length) }))
    .filter(({ cards }) => isOneRank(cards));
  let fewest = parts.map((cards) => (cards.length === 0 ? 0 : Infinity));
  for (let more = 0; more < count; more++) {
    const fewer = fewest;
    fewest = parts.map((_, part) =>
      // The lowest card of a part is in one of its threes, so that three may be taken first.
      threes.reduce((least, three) => {
        if ((three.part & ~part) !== 0 || (three.part & part & -part) === 0) return least;
        return Math.min(least, three.jokers + (fewer[part & ~three.part] ?? Infinity));
      }, Infinity),
    );
  }
  return fewest;
}

function isOneRank([first, ...others]: readonly NaturalCard[]): boolean {
  return first !== undefined && others.every((card) => rankOf(card) === rankOf(first));
}

/** Returns, by jokers and then by part, the most points of any subset that needs no more jokers; −1 if there is none. */
function mostPointsWithin(
  asked: readonly number[],
  points: readonly number[],
  jokers: number,
): readonly (readonly number[])[] {
  return Array.from({ length: jokers + 1 }, (_, left) => {
    const most: number[] = [];
    for (const [part, needed] of asked.entries()) {
      let best = needed <= left ? (points[part] ?? 0) : -1;
      for (let bit = 1; bit <= part; bit <<= 1) if (part & bit) best = Math.max(best, most[part & ~bit] ?? -1);
      most.push(best);
    }
    return most;
  });
}

/** Returns every place at which these cards make one straight with at most `jokers` jokers. */
function linesOf(cards: readonly NaturalCard[], part: number, jokers: number): readonly Line[] {
  const [first] = cards;
  if (first === undefined) return [];
  const suit = suitOf(first);
  const heights = cards.map((card) => heightOf(rankOf(card)));
  if (cards.some((card) => suitOf(card) !== suit) || new Set(heights).size < heights.length) return [];
  const lines: Line[] = [];
  for (let low = 0; low <= Math.min(...heights); low++) {
    for (let high = Math.max(...heights, low + 3); high <= 12; high++) {
      const places = Array.from({ length: high - low + 1 }, (_, place) => !heights.includes(low + place));
      const holes = places.filter((hole) => hole).length;
      if (holes > jokers || places.some((hole, place) => hole && places[place + 1] === true)) continue;
      lines.push({ part, jokers: holes, suit, low, high });
    }
  }
  return lines;
}

function touches(one: Line, other: Line): boolean {
  return one.suit === other.suit && (one.high + 1 === other.low || other.high + 1 === one.low);
}
