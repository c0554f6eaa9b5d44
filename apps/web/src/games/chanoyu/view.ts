import type { ChanoyuState } from '@chinwag/rules/chanoyu';
import type { GameView } from '../../board/gameView.ts';

/** The props of every part of Chanoyu's screen: the game's state, the viewer and the players. */
export type View = GameView<ChanoyuState>;
