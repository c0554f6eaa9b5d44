import { type AnyGame, SetupRefused } from '@chinwag/rules';
import type { StoredGame } from '../../store/store.ts';
import { GameRun } from './game-run.ts';

/** A stored game as it stands, on or over by agreement; null if it no longer begins as it was started: with other options, say. */
export function resumed(stored: StoredGame, game: AnyGame, is: 'on' | 'over'): GameRun | null {
  try {
    return GameRun.resume(stored, game, is);
  } catch (error) {
    if (error instanceof SetupRefused) return null;
    throw error;
  }
}
