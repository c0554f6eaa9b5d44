import type { ChinchonState } from '@chinwag/rules/chinchon';
import type { GameView } from '../../board/gameView.ts';

/** The props of every part of Chinchón's screen: the game's state, the viewer and the players. */
export type View = GameView<ChinchonState>;
