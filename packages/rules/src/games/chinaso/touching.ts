import type { Violation } from '../../kernel/violation.ts';
import { refuse } from './refusals.ts';
import { highOf, type LaidSet, type Straight } from './sets.ts';

/** Two straights of which one follows directly on the other, the lower first. */
export type TouchingStraights = readonly [lower: Straight, higher: Straight];

/**
 * The first two of one player's straights that follow directly one on the other, or null. In the turn a player
 * goes down no play may leave such a pair (CS2.4). A gap or an overlap between straights is fine, and a joker
 * counts as its place.
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

/** Why a player cannot have these sets on the table in the turn of going down, or null (CS2.4). */
export function whyTouching(sets: readonly LaidSet[]): Violation | null {
  return touchingStraights(sets) === null ? null : refuse('CS2.4', 'straights-touch');
}
