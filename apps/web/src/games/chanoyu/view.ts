import type { ChanoyuState } from '@chinwag/rules/chanoyu';
import type { GameView } from '../../board/gameView.ts';

/** The props that every part of Chanoyu's screen receives. */
export type View = GameView<ChanoyuState>;
