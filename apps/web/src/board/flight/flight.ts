import type { CardCode } from '../../language/cardCode.ts';
import type { CounterWorth } from '../../ui/countersOf.ts';
import type { Place } from '../../ui/place.ts';

/** The object that flies: a card, face down if it is `??`, or a counter. */
export type Carried =
  | { readonly kind: 'card'; readonly card: CardCode }
  | { readonly kind: 'counter'; readonly worth: CounterWorth };

/** The flight of an object between two places of the table, or cards that are turned up in place. */
export interface Flight {
  /** `turned` stands for every card at the place, all of which are turned up. */
  readonly thing: Carried | { readonly kind: 'turned' };
  /**
   * The possible origins. The first one on the screen before the event counts or, if there is none, the first one after the event.
   */
  readonly from: readonly Place[];
  /** The possible targets. The first one on the screen once the event is shown counts. Empty for an object that is removed. */
  readonly to: readonly Place[];
  /** The number of flights that start on the same path before this one. */
  readonly after: number;
}

/** A flight with its number in the order of starts. */
export interface NumberedFlight extends Flight {
  readonly key: number;
  /** The number of the event that started the flight. */
  readonly at: number;
}
