import type { Seat } from '@chinwag/rules';
import type { Settings } from './settings.ts';
import type { SeatKind } from './table-values.ts';

/** Whose hands are open, as the deal is played, to those who watch: nobody's, that of one seat, or everybody's. */
export type HandsShown = 'none' | { readonly seat: Seat } | 'all';

/** What of a table decides whose hands are open; `showsHand` is what the person in a seat has said. */
export interface HandsAtTable {
  readonly settings: Pick<Settings, 'watching'>;
  readonly seats: readonly { readonly kind: SeatKind; readonly showsHand: boolean }[];
}

/** Whose hands are open to those who watch: a bot lets all hands be seen, and asks for nobody to see its own. */
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
