import { choice, type ChosenOf } from '../../kernel/options.ts';
import { TRICK_MEMORIES } from '../../shared/open-tricks.ts';

/** What may be chosen, the default first. */
export const chanoyuOptions = {
  /**
   * What a stretch of n consecutive values scores (CN6.1). `links`: n − 1. `steps`: n, and n − 1 more.
   * `runs`: n(n + 1) / 2, often a game of one round: about 24, 40 and 65 % of games of three, four and five players.
   */
  scoring: choice('CN6.1', ['links', 'steps', 'runs']),
  /** Which of the tricks played may be looked at during a round (CN4.5). */
  trickMemory: choice('CN4.5', TRICK_MEMORIES),
};

/** What the owner of the table chooses before the game. */
export type ChanoyuOptions = ChosenOf<typeof chanoyuOptions>;
export type Scoring = ChanoyuOptions['scoring'];
