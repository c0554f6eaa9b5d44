import type { CardCode } from '../../language/cardCode.ts';
import type { CounterWorth } from '../../ui/countersOf.ts';
import type { Place } from '../../ui/place.ts';

/** What flies from place to place: a card, face down if it is `??`, or a counter. */
export type Carried =
  | { readonly kind: 'card'; readonly card: CardCode }
  | { readonly kind: 'counter'; readonly worth: CounterWorth };

/** Something that flies between two places of the table, or is turned up in place. */
export interface Flight {
  /** `turned` means everything that is there, which is turned up. */
  readonly thing: Carried | { readonly kind: 'turned' };
  /** The origin is the first of these that is on the screen before the event is shown; if none is, the first after it. */
  readonly from: readonly Place[];
  /** The target is the first of these that is on the screen once the event is shown; none for what is removed. */
  readonly to: readonly Place[];
  /** The number of others that start on the same path before it. */
  readonly after: number;
}

/** A flight with a number in the order of starts. */
export interface NumberedFlight extends Flight {
  readonly key: number;
  /** The number of the event that started it. */
  readonly at: number;
}
