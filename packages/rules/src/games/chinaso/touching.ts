import type { Violation } from '../../kernel/violation.ts';
import { refuse } from './refusals.ts';
import { highOf, type LaidSet, type Straight } from './sets.ts';

/** Two straights that touch: the higher begins directly after the lower. */
export type TouchingStraights = readonly [lower: Straight, higher: Straight];

/**
 * Returns the first two of one player's straights that touch, one directly after the other; null if there are none. In the turn of
 * going down, no move may leave touching straights (CS2.4). The rules allow a gap or an overlap. A joker counts as the card that it
 * represents.
 */
export function touchingStraights(sets: readonly LaidSet[]): TouchingStraights | null {
  for (const lower of sets) {
    if (lower.kind !== 'straight') continue;
    for (const higher of sets) {
      if (higher.kind !== 'straight' || higher.suit !== lower.suit) continue;
      if (highOf(lower) + 1 === higher.low) return [lower, higher];
    }
  }
  return null;
}

/** Returns why a player may not have these sets in the turn of going down, or null if the player may (CS2.4). */
export function whyTouching(sets: readonly LaidSet[]): Violation | null {
  return touchingStraights(sets) === null ? null : refuse('CS2.4', 'straights-touch');
}
