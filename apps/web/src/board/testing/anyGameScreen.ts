import type { GameState, Tagged } from '@chinwag/rules';
import type { AnyGameScreen, GameScreen } from '../screen.ts';

/** Returns a game's screen for the surrounding table, which may pass it only states, moves and events of the same game. */
export function anyGameScreen<Options extends object, State extends GameState, Move extends Tagged, Event extends Tagged>(
  screen: GameScreen<Options, State, Move, Event>,
): AnyGameScreen {
  return screen as unknown as AnyGameScreen;
}
