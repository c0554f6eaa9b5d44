import type { ChinkwayState } from '@chinwag/rules/chinkway';
import type { GameView } from '../../board/gameView.ts';

/** The props that every part of Chinkway's screen receives. */
export type View = GameView<ChinkwayState>;
