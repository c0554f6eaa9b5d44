import type { CardCode } from '../../language/cardCode.ts';
import type { CounterWorth } from '../../ui/countersOf.ts';
import type { Place } from '../../ui/place.ts';

/** What goes from place to place: a card, face down if it is `??`, or a counter. */
export type Carried =
  | { readonly kind: 'card'; readonly card: CardCode }
  | { readonly kind: 'counter'; readonly worth: CounterWorth };

/** Something that goes from one place on the table to another, or is turned up where it lies. */
export interface Flight {
  /** `turned` is whatever lies there and is turned up. */
  readonly thing: Carried | { readonly kind: 'turned' };
  /** The first of these that is on the screen, before what happened is shown or else after. */
  readonly from: readonly Place[];
  /** The first of these that is on the screen once it is shown; none for what is taken away from where it lies. */
  readonly to: readonly Place[];
  /** How many others set out on the same way before it. */
  readonly after: number;
}

/** A flight, numbered in the order in which they set out. */
export interface NumberedFlight extends Flight {
  readonly key: number;
  /** The number of the event with which it set out. */
  readonly at: number;
}
