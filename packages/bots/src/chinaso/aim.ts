import { type ChinasoCard, type Contract, JOKER_KIND, kindAt, RANKS } from '@chinwag/rules/chinaso';
import { countsOf } from './unseen.ts';
import { touch, type StraightWindow, WINDOWS } from './windows.ts';

/** The sets with which a hand comes closest to its contract. */
export interface Aim {
  /** The distance to the contract: the summed costs of the missing cards; 0 if the contract can be laid. */
  readonly distance: number;
  /** The number of cards that belong to the sets, by kind. Every card of a rank belongs to a three of that rank. */
  readonly wanted: readonly number[];
  /** Whether a card would extend one of the sets, by kind. */
  readonly welcome: readonly boolean[];
}

/** The sets to aim at: straights, and the rank indexes of threes. */
interface Sets extends Pick<Aim, 'distance'> {
  readonly windows: readonly StraightWindow[];
  readonly ranks: readonly number[];
}

const SUITS = [0, 1, 2, 3];
const THREE = 3;

/**
 * The cost of a missing card that can no longer come, so that only a joker can replace it. The more copies of a missing card are
 * out, the lower its cost.
 */
const HOPELESS = 2;

/**
 * The number of windows considered, closest first. The index is the number of straights to choose; more straights mean fewer
 * windows.
 */
const MOST_WINDOWS = [0, 40, 12, 9];

/** A number above the number of cards of any rank, which stands for every card of the rank. */
const ALL = 12;

/**
 * Returns the sets with which a hand comes closest to `contract`; `unseen` has the number of unseen cards of each kind. Tries only
 * the shortest sets. Jokers stand for the cards that are most expensive to get, and straights of one suit may not touch.
 */
export function aimOf(hand: readonly ChinasoCard[], contract: Contract, unseen: readonly number[]): Aim {
  const counts = [...countsOf(hand)];
  const jokers = counts[JOKER_KIND] ?? 0;
  const coming = RANKS.map((_, height) => sumOver(unseen, height));
  const windows = nearestWindows(counts, unseen, MOST_WINDOWS[contract.straights] ?? 0);
  const chosen: StraightWindow[] = [];
  let best: Sets = { distance: Infinity, windows: [], ranks: [] };

  const choose = (straights: number, first: number, costs: readonly number[]): void => {
    if (straights === 0) {
      const ranks = nearestRanks(counts, coming, contract.threes);
      const ofThrees = ranks.flatMap((height) => costsOfThree(sumOver(counts, height), coming[height] ?? 0));
      const distance = distanceOf([...costs, ...ofThrees], jokers);
      if (distance < best.distance) best = { distance, windows: [...chosen], ranks };
      return;
    }
    for (let at = first; at < windows.length; at++) {
      const window = windows[at];
      if (window === undefined || chosen.some((other) => touch(window, other))) continue;
      const wanting = costsOfWindow(window, counts, unseen);
      const held = window.kinds.filter((kind) => (counts[kind] ?? 0) > 0);
      for (const kind of held) counts[kind] = (counts[kind] ?? 0) - 1;
      chosen.push(window);
      choose(straights - 1, at, [...costs, ...wanting]);
      chosen.pop();
      for (const kind of held) counts[kind] = (counts[kind] ?? 0) + 1;
    }
  };
  choose(contract.straights, 0, []);
  return { distance: best.distance, ...belongings(best) };
}

/** Returns the sum of the costs, after jokers have replaced the most expensive missing cards. */
function distanceOf(costs: readonly number[], jokers: number): number {
  const paid = jokers === 0 ? costs : costs.toSorted((a, b) => b - a).slice(jokers);
  return sumOf(paid);
}

function sumOf(costs: readonly number[]): number {
  let sum = 0;
  for (const cost of costs) sum += cost;
  return sum;
}

function nearestWindows(counts: readonly number[], unseen: readonly number[], most: number): readonly StraightWindow[] {
  if (most === 0) return [];
  return WINDOWS.filter(({ kinds }) => kinds.some((kind) => (counts[kind] ?? 0) > 0))
    .map((window) => ({ window, cost: sumOf(costsOfWindow(window, counts, unseen)) }))
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, most)
    .map(({ window }) => window);
}

/** Returns the cost of each missing card in a window. A fourth card may complete three cards in a row at either end. */
function costsOfWindow(window: StraightWindow, counts: readonly number[], unseen: readonly number[]): readonly number[] {
  const wanting = window.kinds.filter((kind) => (counts[kind] ?? 0) === 0);
  const [only] = wanting;
  if (only === undefined || wanting.length > 1) return wanting.map((kind) => costOf(unseen[kind] ?? 0));
  const instead =
    only === window.kinds[0] ? window.insteadOfLow
    : only === window.kinds.at(-1) ? window.insteadOfHigh
    : null;
  return [costOf((unseen[only] ?? 0) + (instead === null ? 0 : (unseen[instead] ?? 0)))];
}

/** Returns the ranks that are closest to a three. */
function nearestRanks(counts: readonly number[], coming: readonly number[], threes: number): readonly number[] {
  if (threes === 0) return [];
  const costs = coming.map((unseen, height) => sumOf(costsOfThree(sumOver(counts, height), unseen)));
  const heights = costs.map((_, height) => height);
  return heights.toSorted((a, b) => (costs[a] ?? 0) - (costs[b] ?? 0) || b - a).slice(0, threes);
}

function costsOfThree(held: number, unseen: number): readonly number[] {
  const costs: number[] = [];
  for (let drawn = 0; held + drawn < THREE; drawn++) costs.push(costOf(unseen - drawn));
  return costs;
}

/** Returns the cost of a missing card if `outs` unseen cards could fill its place. */
function costOf(outs: number): number {
  return outs > 0 ? 1 / outs : HOPELESS;
}

function belongings({ windows, ranks }: Sets): Pick<Aim, 'wanted' | 'welcome'> {
  const wanted = Array.from({ length: JOKER_KIND + 1 }, () => 0);
  const welcome = wanted.map(() => false);
  wanted[JOKER_KIND] = ALL;
  for (const { kinds, beside } of windows) {
    for (const kind of kinds) wanted[kind] = (wanted[kind] ?? 0) + 1;
    for (const kind of beside) welcome[kind] = true;
  }
  for (const height of ranks) for (const suit of SUITS) wanted[kindAt(suit, height)] = ALL;
  return { wanted, welcome };
}

function sumOver(counts: readonly number[], height: number): number {
  let sum = 0;
  for (const suit of SUITS) sum += counts[kindAt(suit, height)] ?? 0;
  return sum;
}
