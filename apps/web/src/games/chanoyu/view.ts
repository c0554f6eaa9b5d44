import type { ChanoyuState } from '@chinwag/rules/chanoyu';
import type { GameView } from '../../board/gameView.ts';

/** Everything a part of Chanoyu's screen is given. */
export type View = GameView<ChanoyuState>;
