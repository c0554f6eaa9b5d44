import type { GameState, Tagged } from '@chinwag/rules';
import type { AnyGameScreen, GameScreen } from '../screen.ts';

/**
 * A game's screen for the table around it, which hands each screen nothing but the states, moves and events of the
 * screen's own game.
 */
export function anyGameScreen<Options extends object, State extends GameState, Move extends Tagged, Event extends Tagged>(
  screen: GameScreen<Options, State, Move, Event>,
): AnyGameScreen {
  return screen as unknown as AnyGameScreen;
}
