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
