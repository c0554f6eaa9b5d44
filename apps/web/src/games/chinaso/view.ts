import type { ChinasoState } from '@chinwag/rules/chinaso';
import type { GameView } from '../../board/gameView.ts';

/** The props that every part of Chinaso's screen receives. */
export type View = GameView<ChinasoState>;
