/** The ranks of the threes, by height; a rank laid as several threes appears several times (CS2.3). */
export type ThreesChoice = readonly number[];

/** The natural cards of each rank that are available for threes. */
export interface Supply {
  /** The number of natural cards, by height. */
  readonly ranks: Uint8Array;
  /** The heights at which straights need one card, and those where they need two, as bit masks; the lowest bit is the two. */
  readonly once: number;
  readonly twice: number;
}

/** The number of classes of offers, which need from 0 to 3 jokers, and the maximum number of offers chosen from each class. */
const CLASSES = 4;
const MOST_THREES = 3;

/**
 * Returns the most points that the natural cards of `threes` threes can count with at most `jokers` jokers; −1 if impossible. Every
 * natural card of a chosen rank is in one of its threes.
 */
export function mostPointsInThrees(
  supply: Supply,
  points: readonly number[],
  threes: number,
  jokers: number,
): number {
  const choice = chosen(offers(supply, points, threes), threes, jokers);
  return choice < 0 ? -1 : Math.floor(choice / 256);
}

/**
 * Returns the ranks of the `threes` threes worth the most points. Returns null if the cards and at most `jokers` jokers do not make
 * that many threes.
 */
export function bestThrees(
  supply: Supply,
  points: readonly number[],
  threes: number,
  jokers: number,
): ThreesChoice | null {
  const offered = offers(supply, points, threes);
  const choice = chosen(offered, threes, jokers);
  if (choice < 0) return null;
  const heights: number[] = [];
  for (let asked = 0; asked < CLASSES; asked++) {
    const count = (choice >> (2 * asked)) & 3;
    for (let best = 0; best < count; best++) heights.push((offered[asked * MOST_THREES + best] ?? 0) % 16);
  }
  return heights;
}

/**
 * Returns the best offers of each class. Each rank offers a first three, with all its cards, and a second and third three that add
 * no points. An offer is its points times 16, plus its height. Each class has its best offers in descending order, and −1 where
 * there are fewer. (An earlier offer of a rank needs no more jokers than a later offer, and has at least as many points. So the
 * best choice never has a later offer without the earlier one.)
 */
function offers({ ranks, once, twice }: Supply, points: readonly number[], threes: number): readonly number[] {
  const best = [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1];
  for (let height = 0; height < ranks.length; height++) {
    const naturals = (ranks[height] ?? 0) - ((once >> height) & 1) - ((twice >> height) & 1);
    let asked = 0;
    for (let nth = 1; nth <= threes && nth <= naturals; nth++) {
      const now = Math.max(0, 3 * nth - naturals);
      const worth = nth === 1 ? naturals * (points[height] ?? 0) : 0;
      enter(best, (now - asked) * MOST_THREES, worth * 16 + height);
      asked = now;
    }
  }
  return best;
}

function enter(best: number[], first: number, offer: number): void {
  let rising = offer;
  for (let at = first; at < first + MOST_THREES; at++) {
    const held = best[at] ?? -1;
    if (held >= rising) continue;
    best[at] = rising;
    rising = held;
  }
}

/**
 * Returns the best choice of offers within the jokers; −1 if there is none. The result is points times 256, plus two bits for the
 * count in each class.
 */
function chosen(best: readonly number[], threes: number, jokers: number): number {
  let most = -1;
  for (let three = 0; three <= threes && 3 * three <= jokers; three++) {
    for (let two = 0; three + two <= threes && 3 * three + 2 * two <= jokers; two++) {
      for (let one = 0; three + two + one <= threes && 3 * three + 2 * two + one <= jokers; one++) {
        const none = threes - one - two - three;
        const points = sumOf(best, 0, none) + sumOf(best, 1, one) + sumOf(best, 2, two) + sumOf(best, 3, three);
        const choice = points < 0 ? -1 : points * 256 + none + 4 * one + 16 * two + 64 * three;
        if (choice > most) most = choice;
      }
    }
  }
  return most;
}

/** Returns the points of the best `count` offers of a class; a very low number if the class has fewer. */
function sumOf(best: readonly number[], asked: number, count: number): number {
  let sum = 0;
  for (let at = asked * MOST_THREES; at < asked * MOST_THREES + count; at++) {
    const offer = best[at] ?? -1;
    if (offer < 0) return -100_000;
    sum += offer >> 4;
  }
  return sum;
}
