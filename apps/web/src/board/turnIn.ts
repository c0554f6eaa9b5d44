import type { GameState, Seat } from '@chinwag/rules';

/** Returns whose turn it is, or null if it is nobody's turn, or if several players must decide at the same time. */
export function turnIn({ phase }: GameState): Seat | null {
  return phase.seat ?? null;
}
