import type { Seat as SeatNumber } from '@chinwag/rules';
import { areOpposite, partyStanding } from '@chinwag/rules/chapanka';
import { Counters } from '../../ui/Counters.tsx';
import { placed } from '../../ui/place.ts';
import { useSay } from '../../language/language.ts';
import { useFigures } from '../../language/useFigures.ts';
import { Seat } from '../../board/frame/Seat.tsx';
import { balanceOf } from './balance.ts';
import { doingOf } from './doing.ts';
import './seatFace.css';
import type { View } from './view.ts';

/** Somebody at the table: what they have done in the exchange or won in tricks, and their counters. */
export function SeatFace({ view, seat }: { readonly view: View; readonly seat: SeatNumber }) {
  const { viewer, state } = view;
  const balance = state.balances[seat] ?? 0;
  const say = useSay();
  const { signed } = useFigures();
  const opposite = viewer !== 'spectator' && areOpposite(viewer, seat);
  return (
    <Seat
      view={view}
      seat={seat}
      spoken={opposite ? [say('chapanka.table.opposite')] : []}
      figures={<Doing view={view} seat={seat} />}
      words={
        <span className="chapanka-balance" {...placed(`counters ${seat}`)}>
          <Counters count={balance} />
          <b aria-hidden="true">{signed(balance)}</b>
          <span className="visually-hidden">{say('chapanka.table.counters', balanceOf(balance))}</span>
        </span>
      }
    />
  );
}

/** What somebody has done in the exchange; from then on, the points they have in tricks. */
function Doing({ view, seat }: { readonly view: View; readonly seat: SeatNumber }) {
  const { deal, phase } = view.state;
  const say = useSay();
  if (phase.name === 'exchange' || phase.name === 'setAside') return say('chapanka.table.doing', { doing: doingOf(view, seat) });
  if (deal.number === 0) return null;
  const points = deal.points[seat] ?? 0;
  const standing = partyStanding(deal, seat);
  return (
    <>
      <b aria-hidden="true">{points}</b>
      <span className="visually-hidden">{say('board.points', { count: points })}</span>{' '}
      <i className="chapanka-party" data-party={standing}>
        <span>{say('chapanka.table.standing', { standing: standing ?? 'other' })}</span>
      </i>
    </>
  );
}
