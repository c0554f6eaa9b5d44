import { choice, type OptionList } from '../../kernel/options.ts';
import { TRICK_MEMORIES, type TrickMemory } from '../../shared/open-tricks.ts';

/** How many deals a game may have, the default first: each player deals equally often (CP2.5). */
const DEALS = [8, 4, 12, 16, 20, 24, 28, 32] as const;

/** What the host chooses before the game. */
export interface ChapankaOptions {
  /** How many deals the game has (CP2.5). */
  readonly deals: (typeof DEALS)[number];
  /** Whether the Kinal takes the pot when discarded, and doubles it when forced (CP6.7). */
  readonly kinalPot: 'on' | 'off';
  /** Which of the tricks played may be looked at during a deal (CP3.2). */
  readonly trickMemory: TrickMemory;
}

/** What may be chosen, the default first. */
export const chapankaOptions: OptionList<ChapankaOptions> = {
  deals: choice('CP2.5', DEALS),
  kinalPot: choice('CP6.7', ['on', 'off']),
  trickMemory: choice('CP3.2', TRICK_MEMORIES),
};
