import type { Seat as SeatNumber } from '@chinwag/rules';
import { isIn, returnsOf } from '@chinwag/rules/chinchon';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { useSay } from '../../language/language.ts';
import { PointsAndCards, Seat } from '../../board/frame/Seat.tsx';
import './seatFace.css';
import { type Standing, standingInWords, standingOf } from './standing.ts';
import type { View } from './view.ts';

/** Somebody at the table: their points and cards, what they do or have done, and how often they have come back. */
export function SeatFace({ view, seat }: { readonly view: View; readonly seat: SeatNumber }) {
  const { deal, totals } = view.state;
  return (
    <Seat
      view={view}
      seat={seat}
      deals={deal.number > 0 && deal.dealer === seat}
      out={!isIn(view.state, seat)}
      figures={<PointsAndCards points={totals[seat] ?? 0} cards={deal.hands[seat]?.length ?? 0} />}
      words={<Doing view={view} seat={seat} />}
    />
  );
}

const STANDING_ICONS: Readonly<Partial<Record<Standing, IconName>>> = { closed: 'flag', settled: 'check' };

function Doing({ view: { state }, seat }: { readonly view: View; readonly seat: SeatNumber }) {
  const say = useSay();
  const returns = returnsOf(state, seat);
  const standing = standingOf(state, seat);
  const icon = standing === null ? undefined : STANDING_ICONS[standing];
  const back = say('chinchon.came-back', { count: returns });
  return (
    <span className="chinchon-doing">
      {icon !== undefined && <Icon name={icon} />}
      {/* the line of it stays, also when there is nothing to say */}
      {standing === null ? '\u00a0' : say(standingInWords(standing))}
      {returns > 0 && (
        <span title={back}>
          <Icon name="swap" />
          <span aria-hidden="true">{returns}</span>
          <span className="visually-hidden">{back} </span>
        </span>
      )}
    </span>
  );
}
