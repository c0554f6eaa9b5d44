import type { Seat as SeatNumber } from '@chinwag/rules';
import { partnerOf, totals } from '@chinwag/rules/chinkway';
import { useSay } from '../../language/language.ts';
import { PointsAndCards, Seat } from '../../board/frame/Seat.tsx';
import { isYou } from '../../board/people.ts';
import { companyOf, ownCompany, shapeOf } from './sides.ts';
import type { View } from './view.ts';

/** Somebody at the table: their points, and in shape, words and colour whom they play with. */
export function SeatFace({ view, seat }: { readonly view: View; readonly seat: SeatNumber }) {
  const { deal, records } = view.state;
  const dealt = deal.positions.length > 0;
  return (
    <Seat
      view={view}
      seat={seat}
      side={dealt ? shapeOf(deal, seat) : undefined}
      figures={<PointsAndCards points={totals(records)[seat] ?? 0} cards={deal.hands[seat]?.length ?? 0} />}
      words={dealt ? <Partners view={view} seat={seat} /> : undefined}
    />
  );
}

function Partners({ view, seat }: { readonly view: View; readonly seat: SeatNumber }) {
  const say = useSay();
  const { deal } = view.state;
  const partner = partnerOf(deal, seat);
  const withYou = isYou(view, seat) || (partner !== null && isYou(view, partner));
  const words = isYou(view, seat) ? ownCompany(deal, seat, view) : companyOf(deal, seat, view);
  return <span data-with-you={withYou || undefined}>{say(words)}</span>;
}
