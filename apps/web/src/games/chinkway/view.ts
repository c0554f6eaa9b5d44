import type { ChinkwayState } from '@chinwag/rules/chinkway';
import type { GameView } from '../../board/gameView.ts';

/** Everything a part of Chinkway's screen is given. */
export type View = GameView<ChinkwayState>;
