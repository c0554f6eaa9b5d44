import type { Seat } from '@chinwag/rules';
import type { Settings } from './settings.ts';
import type { SeatKind } from './table-values.ts';

/** The hands that spectators see during the deal: none, that of one seat, or all of them. */
export type HandsShown = 'none' | { readonly seat: Seat } | 'all';

/** The settings and seats that decide which hands spectators see; `showsHand` is the choice of the person in a seat. */
export interface HandsAtTable {
  readonly settings: Pick<Settings, 'watching'>;
  readonly seats: readonly { readonly kind: SeatKind; readonly showsHand: boolean }[];
}

/**
 * Returns the hands that spectators see. A bot shows its hand if all players do, but never offers to be the only one to show it.
 */
export function handsShown({ settings, seats }: HandsAtTable): HandsShown {
  switch (settings.watching) {
    case 'off':
    case 'public':
    case 'all-hands-later':
      return 'none';
    case 'one-seat': {
      const seat = seats.findIndex(({ showsHand }) => showsHand);
      return seat < 0 ? 'none' : { seat };
    }
    case 'all-hands':
      return seats.every(({ kind, showsHand }) => kind !== 'person' || showsHand) ? 'all' : 'none';
  }
}
