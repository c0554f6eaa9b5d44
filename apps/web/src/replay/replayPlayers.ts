import type { Player } from '../board/gameView.ts';
import type { RecordedGame } from './recordedGame.ts';
import type { Eyes } from './sight.ts';

/** Returns the players of a game from a viewpoint. From a seat's viewpoint, that seat is `you`. */
export function playersSeenBy({ seats }: RecordedGame, eyes: Eyes): readonly Player[] {
  return seats.map(({ kind, name }, seat) => ({
    seat, name, kind, you: seat === eyes, connected: true, standIn: false,
  }));
}
