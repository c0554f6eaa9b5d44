import { choice, type ChosenOf } from '../../kernel/options.ts';
import { TRICK_MEMORIES } from '../../shared/open-tricks.ts';

/** The options of the game, the default first. */
export const chinkwayOptions = {
  /** `full`: ten deals. `short`: five, with the partners of deals 6–10 (CW2.1). */
  length: choice('CW2.1', ['full', 'short']),
  /** What second place may request: the last deal with new seats, one more deal, or nothing (CW7.1). */
  finalDeal: choice('CW7.1', ['reseat', 'eleventh', 'none']),
  /** Whether second place is asked only if it would partner first place in the last deal (CW7.2). */
  finalDealRequest: choice('CW7.2', ['when-partnered', 'always']),
  /** Which played tricks may be looked at during a deal (CW4.6). */
  trickMemory: choice('CW4.6', TRICK_MEMORIES),
};

/** The options that the host chose for a game. */
export type ChinkwayOptions = ChosenOf<typeof chinkwayOptions>;
