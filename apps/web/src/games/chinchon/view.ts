import type { ChinchonState } from '@chinwag/rules/chinchon';
import type { GameView } from '../../board/gameView.ts';

/** Everything a part of Chinchón's screen is given. */
export type View = GameView<ChinchonState>;
