import type { Player } from '../../board/gameView.ts';

/** Returns a player without the `you` flag, because people other than its maker may see an image or a print. */
export function unmarked(player: Player): Player {
  return { ...player, you: false };
}
