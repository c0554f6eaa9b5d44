import { choice, type ChosenOf } from '../../kernel/options.ts';
import { TRICK_MEMORIES } from '../../shared/open-tricks.ts';

/** The game's options, each with its default value first. */
export const chapankaOptions = {
  /** The number of deals in the game: each player deals equally often (CP2.5). */
  deals: choice('CP2.5', [8, 4, 12, 16, 20, 24, 28, 32]),
  /** Whether the Kinal takes the pot when discarded, and doubles the pot when forced (CP6.7). */
  kinalPot: choice('CP6.7', ['on', 'off']),
  /** The played tricks that players may look at during a deal (CP3.2). */
  trickMemory: choice('CP3.2', TRICK_MEMORIES),
};

/** The options that the host chose for a game. */
export type ChapankaOptions = ChosenOf<typeof chapankaOptions>;
