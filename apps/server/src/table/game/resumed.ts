import { type AnyGame, SetupRefused } from '@chinwag/rules';
import type { StoredGame } from '../../store/store.ts';
import { GameRun } from './game-run.ts';

/**
 * Restores a stored game, in progress or ended by agreement, and returns it. Returns null if the game no longer starts the same
 * way, for example after a change of its options.
 */
export function resumed(stored: StoredGame, game: AnyGame, is: 'on' | 'over'): GameRun | null {
  try {
    return GameRun.resume(stored, game, is);
  } catch (error) {
    if (error instanceof SetupRefused) return null;
    throw error;
  }
}
