import { isSeen } from '../../kernel/cards.ts';
import type { Ending, Standing } from '../../kernel/game.ts';
import { allSeats, type Seat } from '../../kernel/seat.ts';
import { standingsBy } from '../../shared/points.ts';
import { pointsOf, SEATS } from './cards.ts';
import { orderOfPlay } from './seating.ts';
import type { ChapankaState, Deal } from './state.ts';

/** What the party is worth beyond the points of the cards set aside (CP4.1). */
export const PARTY = 4;

/** How a game ends: all its deals have been played (CP2.5), and there is no other way. */
export type ChapankaEnding = Ending<'all-dealt'>;

/** The one way in which a game ends. */
export const ALL_DEALT: ChapankaEnding = { code: 'all-dealt', rule: 'CP2.5' };

/** Who pays the party, and to whom. */
export interface Party {
  readonly payer: Seat;
  readonly payee: Seat;
}

/**
 * Who would pay the party to whom if the deal ended now (CP4.1, CP4.2, CP7.3), as far as the state tells;
 * null if none is paid, because a Chapanka is or was attempted (CP4.3).
 */
export function partyNow(deal: Deal): Party | null {
  const { dealer, points, pancerola } = deal;
  if (deal.chapanka !== null) return null;
  const order = orderOfPlay(dealer);
  if (pancerola?.broken === true) {
    const { holder } = pancerola;
    return { payer: holder, payee: fewest(order.filter((seat) => seat !== holder), points) };
  }
  return { payer: most(order, points), payee: fewest(order, points) };
}

/** The points of the cards set aside, hidden ones left out (CP4.1). */
export function setAsidePoints(deal: Deal): number {
  return deal.setAside.reduce((sum, aside) => sum + (aside && isSeen(aside.card) ? pointsOf(aside.card) : 0), 0);
}

/** What each seat gets of a pot shared out at the end: odd counters go from the last dealer's right on (CP8.1). */
export function potShares(pot: number, dealer: Seat): readonly number[] {
  const order = orderOfPlay(dealer);
  return allSeats(SEATS).map((seat) => Math.floor(pot / SEATS) + (order.indexOf(seat) < pot % SEATS ? 1 : 0));
}

/** Everybody's place by balance, best first; equals share one (CP8.1). */
export function standings({ balances }: ChapankaState): readonly Standing[] {
  return standingsBy('highest', balances);
}

/** Of those with fewest points, the earliest in the order of play. */
function fewest(order: readonly Seat[], points: readonly number[]): Seat {
  return order.reduce((best, seat) => ((points[seat] ?? 0) < (points[best] ?? 0) ? seat : best));
}

/** Of those with most points, the latest in the order of play. */
function most(order: readonly Seat[], points: readonly number[]): Seat {
  return order.reduce((worst, seat) => ((points[seat] ?? 0) >= (points[worst] ?? 0) ? seat : worst));
}
