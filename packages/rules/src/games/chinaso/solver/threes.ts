/** The ranks to lay threes of, by height; one that is laid as several threes comes several times (CS2.3). */
export type ThreesChoice = readonly number[];

/** How many natural cards of each rank there are for threes. */
export interface Supply {
  /** By height. */
  readonly ranks: Uint8Array;
  /** Heights of which straights need one card, and those of which they need two: a bit each, the two's lowest. */
  readonly once: number;
  readonly twice: number;
}

/** Offers come in classes by the jokers they ask for, 0 to 3; of each class no more than so many can be chosen. */
const CLASSES = 4;
const MOST_THREES = 3;

/**
 * The most points that the natural cards of `threes` threes can count, if at most `jokers` jokers are used; -1
 * if so many threes cannot be laid. Of a rank that is chosen every natural card is laid.
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

/** The ranks of threes that lay those points; null if so many threes cannot be laid. */
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
 * Each rank offers a first three, with all its cards, and a second and third that lay nothing more but count as
 * threes. An offer is its points times 16 and its height; of each class the best are stored in falling order, -1
 * where there are fewer. (Of one rank an earlier offer asks for no more jokers than a later one and has more
 * points or as many, so it does no harm that a later one might be chosen without it: it never is.)
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

/** The best choice of offers within the jokers: points times 256, and two bits for how many of each class; or -1. */
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

/** The points of the best `count` offers of a class; very few if there are not so many. */
function sumOf(best: readonly number[], asked: number, count: number): number {
  let sum = 0;
  for (let at = asked * MOST_THREES; at < asked * MOST_THREES + count; at++) {
    const offer = best[at] ?? -1;
    if (offer < 0) return -100_000;
    sum += offer >> 4;
  }
  return sum;
}
