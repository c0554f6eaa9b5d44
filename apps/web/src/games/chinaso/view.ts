import type { ChinasoState } from '@chinwag/rules/chinaso';
import type { GameView } from '../../board/gameView.ts';

/** Everything a part of Chinaso's screen is given. */
export type View = GameView<ChinasoState>;
