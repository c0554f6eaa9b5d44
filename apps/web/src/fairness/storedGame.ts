import type { StoredGameAnswer, Refusal } from '@chinwag/protocol';
import type { AnyGameScreen } from '../board/screen.ts';
import { loadScreen } from '../games/loadScreen.ts';
import { getGame } from '../session/endedGames.ts';
import { currentGuest } from '../session/guest.ts';
import { NOT_LOADED } from '../session/openTableConnection.ts';

/** A finished game as the server stores it, with its screen. */
export interface HadGame extends StoredGameAnswer {
  readonly screen: AnyGameScreen;
}

/**
 * Fetches a finished game by its id and loads the game's screen and rules. Resolves with the game, or with a refusal if either
 * fails. Never rejects.
 */
export async function fetchStoredGame(id: string): Promise<HadGame | Refusal> {
  const answer = await getGame(currentGuest()?.token, id);
  if (!answer.ok) return answer;
  try {
    return { game: answer.game, yourSeat: answer.yourSeat, screen: await loadScreen(answer.game.game) };
  } catch {
    return NOT_LOADED;
  }
}
