import type { ChinkwayState } from '@chinwag/rules/chinkway';
import type { GameView } from '../../board/gameView.ts';

/** The props of every part of Chinkway's screen: the game's state, the viewer and the players. */
export type View = GameView<ChinkwayState>;
