import * as z from 'zod/mini';
import type { Parser } from '../../kernel/game.ts';

/** What the host chooses before the game. */
export interface ChinkwayOptions {
  /** `full`: ten deals. `short`: five, with the partners of deals 6–10 (CW2.1). */
  readonly length: 'full' | 'short';
  /** What second place may ask for: the last deal with new seats, a deal more, or nothing (CW7.1). */
  readonly finalDeal: 'reseat' | 'eleventh' | 'none';
  /** Whether second place is asked only when it would partner first place in the last deal (CW7.2). */
  readonly finalDealRequest: 'when-partnered' | 'always';
}

/** Parses the host's choices; what is left out takes its default, and an unknown choice is refused. */
export const chinkwayOptions: Parser<ChinkwayOptions> = z.strictObject({
  length: z._default(z.enum(['full', 'short']), 'full'),
  finalDeal: z._default(z.enum(['reseat', 'eleventh', 'none']), 'reseat'),
  finalDealRequest: z._default(z.enum(['when-partnered', 'always']), 'when-partnered'),
});
