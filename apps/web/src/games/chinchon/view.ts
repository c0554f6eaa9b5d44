import type { ChinchonState } from '@chinwag/rules/chinchon';
import type { GameView } from '../../board/gameView.ts';

/** The props that every part of Chinchón's screen receives. */
export type View = GameView<ChinchonState>;
