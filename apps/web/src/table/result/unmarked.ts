import type { Player } from '../../board/gameView.ts';

/** Returns a player as others call them: the recipient of a picture or a print is not its maker. */
export function unmarked(player: Player): Player {
  return { ...player, you: false };
}
