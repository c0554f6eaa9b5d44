import type { GameState, Seat } from '@chinwag/rules';

/** Returns whose turn it is; null if it is nobody's turn, or several players are asked at once. */
export function turnIn({ phase }: GameState): Seat | null {
  return phase.seat ?? null;
}
