import type { GameState, Tagged } from '@chinwag/rules';
import type { GameScreen } from '../board/screen.ts';

/** Any game's screen, with the states and events of that game. */
export type AnyStoryScreen = GameScreen<object, GameState, Tagged, Tagged>;
