import type { FrenchCard, PlainTrickEvent } from '@chinwag/rules';
import type { EventsOnScreen } from '../onScreen.ts';

/** The log entries of a plain-trick game that cannot be derived from its tricks. */
export type OwnLog<State> = {
  readonly [Type in 'dealt' | 'dealScored' | 'gameOver']: EventsOnScreen<PlainTrickEvent<FrenchCard>, State>[Type]['log'];
};
