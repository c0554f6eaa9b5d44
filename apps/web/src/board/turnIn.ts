import type { GameState, Seat } from '@chinwag/rules';

/** Returns whose turn it is; null where it is nobody's, or several are asked at once. */
export function turnIn({ phase }: GameState): Seat | null {
  return phase.seat ?? null;
}
