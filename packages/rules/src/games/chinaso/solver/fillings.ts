import { JOKERS, RANKS } from '../cards.ts';
import type { Span } from './spans.ts';

/** The straights of one suit and the cards that can fill them. */
export interface StraightsToFill {
  /** The spans of the straights, at most three. */
  readonly spans: readonly Span[];
  /** The number of cards held in the suit, by height. */
  readonly held: Uint8Array;
  /** The points of a natural card, by height. */
  readonly points: readonly number[];
}

/** The places at one height. A bit mask of straights says which of them have a joker at this height. */
interface Level {
  /** The straights that cover this height. */
  readonly active: number;
  /** The minimum number of jokers at this height, where there are too few natural cards. */
  readonly missing: number;
}

const IMPOSSIBLE = -1;
const SUBSETS = 8;
const SIZES: readonly number[] = [0, 1, 1, 2, 1, 2, 2, 3];

/** Returns the table index for a height, the subset with a joker below it, and the jokers left. */
const entryOf = (height: number, below: number, left: number): number =>
  (height * SUBSETS + below) * (JOKERS + 1) + left;

/**
 * Returns the most points of natural cards in the straights for each number of jokers used, from 0 to `jokers`; −1 if impossible.
 * Any place may hold a joker, but a straight may have no two adjacent jokers (CS2.2).
 */
export function mostPointsInStraights(filling: StraightsToFill, jokers: number): readonly number[] {
  const table = tableOf(filling, levelsOf(filling), jokers);
  return Array.from({ length: jokers + 1 }, (_, used) => table[entryOf(0, 0, used)] ?? IMPOSSIBLE);
}

/** Returns the joker places that give the most points with exactly `jokers` jokers, as a bit mask of heights for each straight. */
export function jokersInStraights(filling: StraightsToFill, jokers: number): readonly number[] {
  const heights = filling.spans.map(() => 0);
  if (jokers === 0) return heights;
  const levels = levelsOf(filling);
  const table = tableOf(filling, levels, jokers);
  let below = 0;
  let left = jokers;
  for (const [height, level] of levels.entries()) {
    const most = table[entryOf(height, below, left)];
    const fits = (subset: number): boolean =>
      mayStand(level, below, subset) && pointsFrom(filling, table, height, level, subset, left) === most;
    let subset = 0;
    while (!fits(subset)) subset++;
    for (const [at, mask] of heights.entries()) heights[at] = mask | (((subset >> at) & 1) << height);
    left -= SIZES[subset] ?? 0;
    below = subset;
  }
  return heights;
}

function levelsOf({ spans, held }: StraightsToFill): readonly Level[] {
  return RANKS.map((_, height) => {
    let active = 0;
    for (const [at, { low, high }] of spans.entries()) if (low <= height && height <= high) active |= 1 << at;
    return { active, missing: Math.max(0, (SIZES[active] ?? 0) - (held[height] ?? 0)) };
  });
}

/** Returns the most points from each height up, by the subset with a joker just below and by the jokers left to use. */
function tableOf(filling: StraightsToFill, levels: readonly Level[], jokers: number): Int16Array {
  const table = new Int16Array(entryOf(RANKS.length + 1, 0, 0)).fill(IMPOSSIBLE);
  const subsets = 1 << filling.spans.length;
  for (let below = 0; below < subsets; below++) table[entryOf(RANKS.length, below, 0)] = 0;
  for (let height = RANKS.length - 1; height >= 0; height--) {
    const level = levels[height];
    if (level === undefined) continue;
    for (let below = 0; below < subsets; below++) {
      for (let subset = 0; subset <= level.active; subset++) {
        if (!mayStand(level, below, subset)) continue;
        for (let left = SIZES[subset] ?? 0; left <= jokers; left++) {
          const entry = entryOf(height, below, left);
          const points = pointsFrom(filling, table, height, level, subset, left);
          if (points > (table[entry] ?? IMPOSSIBLE)) table[entry] = points;
        }
      }
    }
  }
  return table;
}

/** Returns whether exactly this subset of straights may have jokers, given the straights with a joker just `below`. */
function mayStand({ active, missing }: Level, below: number, subset: number): boolean {
  return (subset & ~active) === 0 && (subset & below) === 0 && (SIZES[subset] ?? 0) >= missing;
}

/** Returns the most points from a height up with jokers in `subset` there; −1 if not all remaining jokers can be used. */
function pointsFrom(
  { points }: StraightsToFill,
  table: Int16Array,
  height: number,
  { active }: Level,
  subset: number,
  left: number,
): number {
  const size = SIZES[subset] ?? 0;
  if (size > left) return IMPOSSIBLE;
  const above = table[entryOf(height + 1, subset, left - size)] ?? IMPOSSIBLE;
  return above < 0 ? IMPOSSIBLE : above + ((SIZES[active] ?? 0) - size) * (points[height] ?? 0);
}
