import { choice, type ChosenOf } from '../../kernel/options.ts';
import { TRICK_MEMORIES } from '../../shared/open-tricks.ts';

/** What may be chosen, the default first. */
export const chapankaOptions = {
  /** How many deals the game has: each player deals equally often (CP2.5). */
  deals: choice('CP2.5', [8, 4, 12, 16, 20, 24, 28, 32]),
  /** Whether the Kinal takes the pot when discarded, and doubles it when forced (CP6.7). */
  kinalPot: choice('CP6.7', ['on', 'off']),
  /** Which of the tricks played may be looked at during a deal (CP3.2). */
  trickMemory: choice('CP3.2', TRICK_MEMORIES),
};

/** What the host chooses before the game. */
export type ChapankaOptions = ChosenOf<typeof chapankaOptions>;
