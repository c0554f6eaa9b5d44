import type { Ending, Standing } from '../../kernel/game.ts';
import { allSeats, type Seat } from '../../kernel/seat.ts';
import { standingsBy } from '../../shared/points.ts';
import { SEATS } from './cards.ts';
import { orderOfPlay } from './seating.ts';
import type { ChapankaState } from './state.ts';

/** How a game ends: all its deals have been played (CP2.5), and there is no other way. */
export type ChapankaEnding = Ending<'all-dealt'>;

/** The one way in which a game ends. */
export const ALL_DEALT: ChapankaEnding = { code: 'all-dealt', rule: 'CP2.5' };

/** What each seat gets of a pot shared out at the end: odd counters go from the last dealer's right on (CP8.1). */
export function potShares(pot: number, dealer: Seat): readonly number[] {
  const order = orderOfPlay(dealer);
  return allSeats(SEATS).map((seat) => Math.floor(pot / SEATS) + (order.indexOf(seat) < pot % SEATS ? 1 : 0));
}

/** Everybody's place by balance, best first; equals share one (CP8.1). */
export function standings({ balances }: ChapankaState): readonly Standing[] {
  return standingsBy('highest', balances);
}
