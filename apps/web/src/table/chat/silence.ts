import type { Violation } from '@chinwag/rules';
import type { GameOnTable } from '../../session/gameSession.ts';

/** Returns why the viewer of a game may not chat or give any other hint now, or null if they may. */
export function silenceOf({ screen, newest, viewer }: Pick<GameOnTable, 'screen' | 'newest' | 'viewer'>): Violation | null {
  return typeof viewer === 'number' ? screen.game.silence(newest, viewer) : null;
}
