import { choice, type ChosenOf } from '../../kernel/options.ts';
import { TRICK_MEMORIES } from '../../shared/open-tricks.ts';

/** What may be chosen, the default first. */
export const chinkwayOptions = {
  /** `full`: ten deals. `short`: five, with the partners of deals 6–10 (CW2.1). */
  length: choice('CW2.1', ['full', 'short']),
  /** What second place may ask for: the last deal with new seats, a deal more, or nothing (CW7.1). */
  finalDeal: choice('CW7.1', ['reseat', 'eleventh', 'none']),
  /** Whether second place is asked only when it would partner first place in the last deal (CW7.2). */
  finalDealRequest: choice('CW7.2', ['when-partnered', 'always']),
  /** Which of the tricks played may be looked at during a deal (CW4.6). */
  trickMemory: choice('CW4.6', TRICK_MEMORIES),
};

/** What the host chooses before the game. */
export type ChinkwayOptions = ChosenOf<typeof chinkwayOptions>;
