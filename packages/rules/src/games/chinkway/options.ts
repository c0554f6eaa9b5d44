import { choice, type ChosenOf } from '../../kernel/options.ts';
import { TRICK_MEMORIES } from '../../shared/open-tricks.ts';

/** The game's options, each with its default value first. */
export const chinkwayOptions = {
  /** The number of deals. `full`: ten. `short`: five, with the partners of deals 6–10 (CW2.1). */
  length: choice('CW2.1', ['full', 'short']),
  /** The final deal that second place may request: the last deal with new seats, one more deal, or none (CW7.1). */
  finalDeal: choice('CW7.1', ['reseat', 'eleventh', 'none']),
  /** The condition for asking second place: only if it would partner first place in the last deal, or always (CW7.2). */
  finalDealRequest: choice('CW7.2', ['when-partnered', 'always']),
  /** The played tricks that players may look at during a deal (CW4.6). */
  trickMemory: choice('CW4.6', TRICK_MEMORIES),
};

/** The options that the host chose for a game. */
export type ChinkwayOptions = ChosenOf<typeof chinkwayOptions>;
