import { type ChinkwayState, partnerOf, totals } from '@chinwag/rules/chinkway';
import type { SeatCardOf } from '../../board/frame/Seat.tsx';
import { isYou } from '../../board/people.ts';
import { companyOf, ownCompany, shapeOf } from './sides.ts';

/** Returns what a seat shows: the player's points, and their partner by shape, words and colour. */
export const seatCard: SeatCardOf<ChinkwayState> = (view, seat, say) => {
  const { deal, records } = view.state;
  const has = { points: totals(records)[seat] ?? 0, cards: deal.hands[seat]?.length ?? 0 };
  if (deal.positions.length === 0) return has;
  const own = isYou(view, seat);
  const partner = partnerOf(deal, seat);
  const company = own ? ownCompany(deal, seat, view) : companyOf(deal, seat, view);
  const withYou = own || (partner !== null && isYou(view, partner));
  return { ...has, side: shapeOf(deal, seat), words: <span data-with-you={withYou || undefined}>{say(company)}</span> };
};
