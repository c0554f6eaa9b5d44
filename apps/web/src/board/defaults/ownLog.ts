import type { FrenchCard, PlainTrickEvent } from '@chinwag/rules';
import type { EventsOnScreen } from '../onScreen.ts';

/** What the log of a plain trick game says that does not follow from its tricks. */
export type OwnLog<State> = {
  readonly [Type in 'dealt' | 'dealScored' | 'gameOver']: EventsOnScreen<PlainTrickEvent<FrenchCard>, State>[Type]['log'];
};
