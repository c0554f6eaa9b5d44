import type { Player } from '../board/gameView.ts';
import type { RecordedGame } from './recordedGame.ts';
import type { Eyes } from './sight.ts';

/** Who sat in a game, as a board shows them to these eyes: to those of a seat, its own is `you`. */
export function playersSeenBy({ seats }: RecordedGame, eyes: Eyes): readonly Player[] {
  return seats.map(({ kind, name }, seat) => ({
    seat, name, kind, you: seat === eyes, connected: true, standIn: false,
  }));
}
