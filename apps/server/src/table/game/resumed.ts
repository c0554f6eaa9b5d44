import { type AnyGame, SetupRefused } from '@chinwag/rules';
import type { StoredGame } from '../../store/store.ts';
import { GameRun } from './game-run.ts';

/**
 * Restores a stored game, in progress or ended by agreement, and returns it. Returns null if the game would no longer start the
 * same way, for example because its options have changed.
 */
export function resumed(stored: StoredGame, game: AnyGame, is: 'on' | 'over'): GameRun | null {
  try {
    return GameRun.resume(stored, game, is);
  } catch (error) {
    if (error instanceof SetupRefused) return null;
    throw error;
  }
}
