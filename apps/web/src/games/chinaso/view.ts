import type { ChinasoState } from '@chinwag/rules/chinaso';
import type { GameView } from '../../board/gameView.ts';

/** The props of every part of Chinaso's screen: the game's state, the viewer and the players. */
export type View = GameView<ChinasoState>;
