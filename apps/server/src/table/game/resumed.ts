import { type AnyGame, SetupRefused } from '@chinwag/rules';
import type { StoredGame } from '../../store/store.ts';
import { GameRun } from './game-run.ts';

/**
 * Restores a stored game, in progress or ended by agreement. Returns null if it no longer starts the same way, as after a change of
 * options.
 */
export function resumed(stored: StoredGame, game: AnyGame, is: 'on' | 'over'): GameRun | null {
  try {
    return GameRun.resume(stored, game, is);
  } catch (error) {
    if (error instanceof SetupRefused) return null;
    throw error;
  }
}
