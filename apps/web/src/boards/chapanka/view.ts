import type { ChapankaState } from '@chinwag/rules/chapanka';
import type { GameView } from '../board.ts';

/** Everything a part of Chapanka's screen is given. */
export type View = GameView<ChapankaState>;
