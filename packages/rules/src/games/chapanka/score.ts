import type { Ending, Standing } from '../../kernel/game.ts';
import { allSeats, type Seat } from '../../kernel/seat.ts';
import { standingsBy } from '../../shared/points.ts';
import { SEATS } from './cards.ts';
import { orderOfPlay } from './seating.ts';
import type { ChapankaState } from './state.ts';

/** The only way for a game to end: after all its deals (CP2.5). */
export type ChapankaEnding = Ending<'all-dealt'>;

/** How every game ends: after all deals. */
export const ALL_DEALT: ChapankaEnding = { code: 'all-dealt', rule: 'CP2.5' };

/**
 * Returns each seat's share of the pot at the end. Counters left over go to the seats in order from the last dealer's right
 * (CP8.1).
 */
export function potShares(pot: number, dealer: Seat): readonly number[] {
  const order = orderOfPlay(dealer);
  return allSeats(SEATS).map((seat) => Math.floor(pot / SEATS) + (order.indexOf(seat) < pot % SEATS ? 1 : 0));
}

/** Returns the standings by balance, best place first; equal balances share a place (CP8.1). */
export function standings({ balances }: ChapankaState): readonly Standing[] {
  return standingsBy('highest', balances);
}
