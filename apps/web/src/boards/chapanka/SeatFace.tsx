import type { Seat as SeatNumber } from '@chinwag/rules';
import { areOpposite, partyStanding } from '@chinwag/rules/chapanka';
import { Counters } from '../../kit/Counters.tsx';
import { placed } from '../../kit/place.ts';
import { inCounters, inPoints, written } from '../../wording/numbers.ts';
import { Seat } from '../shared/frame/Seat.tsx';
import './seatFace.css';
import type { View } from './view.ts';

/** Somebody at the table: what they have done in the exchange or won in tricks, and their counters. */
export function SeatFace({ view, seat }: { readonly view: View; readonly seat: SeatNumber }) {
  const { viewer, state } = view;
  const { balances, phase } = state;
  const balance = balances[seat] ?? 0;
  const opposite = viewer !== 'spectator' && areOpposite(viewer, seat);
  return (
    <Seat
      people={view}
      seat={seat}
      awaited={'seat' in phase && phase.seat === seat}
      spoken={opposite ? ['opposite you'] : []}
      figures={<Doing view={view} seat={seat} />}
      words={
        <span className="chapanka-balance" {...placed(`counters ${seat}`)}>
          <Counters count={balance} />
          <b aria-hidden="true">{written(balance)}</b>
          <span className="visually-hidden">{inCounters(balance)}</span>
        </span>
      }
    />
  );
}

/** What somebody has done in the exchange; from then on, the points they have in tricks. */
function Doing({ view, seat }: { readonly view: View; readonly seat: SeatNumber }) {
  const { deal, phase } = view.state;
  if (phase.name === 'exchange' || phase.name === 'setAside') return exchangeWord(view, seat);
  if (deal.number === 0) return null;
  const points = deal.points[seat] ?? 0;
  const standing = partyStanding(deal, seat);
  return (
    <>
      <b aria-hidden="true">{points}</b>
      <span className="visually-hidden">{inPoints(points)}</span>{' '}
      <i className="chapanka-party" data-party={standing}>
        <span>{standing ?? 'in tricks'}</span>
      </i>
    </>
  );
}

function exchangeWord({ state: { deal, phase } }: View, seat: SeatNumber): string {
  const aside = deal.setAside[seat];
  if (aside) return aside.from === 'hand' ? 'exchanged' : 'declined';
  if ('seat' in phase && phase.seat === seat) return seat === deal.dealer ? 'sets aside' : 'to choose';
  return seat === deal.dealer ? 'deals' : 'to come';
}
