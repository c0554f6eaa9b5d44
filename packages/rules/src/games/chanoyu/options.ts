import { choice, type ChosenOf } from '../../kernel/options.ts';
import { TRICK_MEMORIES } from '../../shared/open-tricks.ts';

/** The game's options, each with its default value first. */
export const chanoyuOptions = {
  /**
   * The score of a stretch of n consecutive values (CN6.1). `links`: n − 1. `steps`: n, and n − 1 more. `runs`: n(n + 1) / 2. With
   * `runs`, many games last one round: about 24, 40 and 65 % for three, four and five players.
   */
  scoring: choice('CN6.1', ['links', 'steps', 'runs']),
  /** The played tricks that players may look at during a round (CN4.5). */
  trickMemory: choice('CN4.5', TRICK_MEMORIES),
};

/** The options that the table's owner chose for a game. */
export type ChanoyuOptions = ChosenOf<typeof chanoyuOptions>;
/** How stretches are scored (CN6.1). */
export type Scoring = ChanoyuOptions['scoring'];
