import type { ChinasoState } from '@chinwag/rules/chinaso';
import type { GameView } from '../../board/screen.ts';

/** Everything a part of Chinaso's screen is given. */
export type View = GameView<ChinasoState>;
