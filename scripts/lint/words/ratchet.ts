import type { Area } from './files.ts';
import type { Occurrence } from './occurrences.ts';

/** The number of occurrences of each banned word, by area. Areas without occurrences are missing. */
export type WordCounts = Readonly<Record<string, Readonly<Partial<Record<Area, number>>>>>;

/** A count that differs from the baseline. */
export interface CountChange {
  readonly word: string;
  readonly area: Area;
  readonly was: number;
  readonly is: number;
}

/** Returns the number of occurrences of each word in each area, in alphabetical order. */
export function countsOf(occurrences: readonly Occurrence[], words: readonly string[]): WordCounts {
  const counts: Record<string, Partial<Record<Area, number>>> = Object.fromEntries(words.toSorted(order).map((word) => [word, {}]));
  for (const { word, area } of occurrences.toSorted((a, b) => order(a.area, b.area))) {
    const own = (counts[word] ??= {});
    own[area] = (own[area] ?? 0) + 1;
  }
  return counts;
}

/** Returns the counts that differ from the baseline. */
export function changesFrom(baseline: WordCounts, is: WordCounts): readonly CountChange[] {
  return [...new Set([...Object.keys(baseline), ...Object.keys(is)])]
    .flatMap((word) =>
      [...new Set([...areasOf(baseline, word), ...areasOf(is, word)])].map((area) => ({
        word, area, was: baseline[word]?.[area] ?? 0, is: is[word]?.[area] ?? 0,
      })),
    )
    .filter((change) => change.was !== change.is);
}

/**
 * Returns the words whose total over all areas exceeds the baseline. Such words prevent an update of the baseline. A word may move
 * between areas. A word that is not in the baseline may have any count.
 */
export function risenSince(baseline: WordCounts, is: WordCounts): readonly string[] {
  return Object.keys(is).filter((word) => word in baseline && total(is, word) > total(baseline, word));
}

function total(counts: WordCounts, word: string): number {
  return Object.values(counts[word] ?? {}).reduce((sum, count) => sum + count, 0);
}

function areasOf(counts: WordCounts, word: string): readonly Area[] {
  return Object.keys(counts[word] ?? {}) as Area[];
}

function order(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
