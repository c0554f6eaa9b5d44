import type { Seat } from '@chinwag/rules';
import type { CardCode } from '../../../kit/cards/cardCode.ts';
import type { CounterWorth } from '../../../kit/countersOf.ts';
import type { Place } from '../../../kit/place.ts';

/** What flies: a card, face down if it is `??`, or a counter. */
export type FlyingThing =
  | { readonly kind: 'card'; readonly card: CardCode }
  | { readonly kind: 'counter'; readonly worth: CounterWorth };

/** Something that goes from one place on the table to another. */
export interface Flight {
  readonly thing: FlyingThing;
  /** The first of these that is on the screen, before what happened is shown or else after. */
  readonly from: readonly Place[];
  /** The first of these that is on the screen once it is shown. */
  readonly to: readonly Place[];
  /** How many others set out on the same way before it. */
  readonly after: number;
}

/** A flight, numbered in the order in which they set out. */
export interface NumberedFlight extends Flight {
  readonly key: number;
}

/** A card that goes from one place to another. */
export function cardFlight(card: CardCode, from: readonly Place[], to: readonly Place[]): Flight {
  return { thing: { kind: 'card', card }, from, to, after: 0 };
}

/** Where a card is that somebody holds: in one's own hand, where it can be seen, or with another. */
export function heldBy(seat: Seat, card: CardCode): readonly Place[] {
  return [`hand ${card}`, `seat ${seat}`];
}

/** Whether what flies to a place is seen there once it has arrived; elsewhere it goes in, and is seen no more. */
export function isSeenAt(place: Place): boolean {
  return place === 'discards' || /^(?:hand|laid|trick) /.test(place);
}
