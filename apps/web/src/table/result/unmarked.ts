import type { Player } from '../../board/gameView.ts';

/** Somebody as others call them: the person who gets a picture or a paper is not the one who made it. */
export function unmarked(player: Player): Player {
  return { ...player, you: false };
}
