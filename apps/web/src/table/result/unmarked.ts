import type { Player } from '../../board/gameView.ts';

/** Returns a player without the mark `you`, because a picture or a print may have other readers than its maker. */
export function unmarked(player: Player): Player {
  return { ...player, you: false };
}
