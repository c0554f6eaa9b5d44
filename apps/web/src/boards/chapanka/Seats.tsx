import type { Seat } from '@chinwag/rules';
import { areOpposite } from '@chinwag/rules/chapanka';
import { Counters } from '../../kit/Counters.tsx';
import { placed } from '../../kit/place.ts';
import { Token } from '../../kit/Token.tsx';
import { presenceInWords, presenceMark } from '../shared/presence.ts';
import { isYou, nameOf } from '../shared/people.ts';
import type { RingPlace } from '../shared/ring.ts';
import { inCounters, inPoints, written } from '../../wording/numbers.ts';
import { partyStanding } from './party.ts';
import './seats.css';
import type { View } from './view.ts';

/** What `<Seats>` takes. */
export interface SeatsProps {
  readonly view: View;
  readonly places: readonly RingPlace[];
}

/** Everybody at the table, from the one who looks on: chips along the top of a phone, a ring where there is room. */
export function Seats({ view, places }: SeatsProps) {
  return (
    <ul className="chapanka-seats" aria-label="The players, clockwise; play goes the other way, to the right">
      {places.map((place) => (
        <SeatPlace key={place.seat} place={place} view={view} />
      ))}
    </ul>
  );
}

function SeatPlace({ place: { seat, angle }, view }: { readonly place: RingPlace; readonly view: View }) {
  const { balances, phase } = view.state;
  const player = view.players[seat];
  const awaited = 'seat' in phase && phase.seat === seat;
  const balance = balances[seat] ?? 0;
  return (
    <li
      className="chapanka-seat"
      data-you={isYou(view, seat) || undefined}
      data-awaited={awaited || undefined}
      data-angle={angle}
    >
      <Token name={nameOf(view, seat)} mark={player && presenceMark(player)} />
      <span className="chapanka-seat-name">
        {nameOf(view, seat)}
        {player && <span className="visually-hidden">{presenceInWords(player)}</span>}
        {isOppositeYou(view, seat) && <span className="visually-hidden">, opposite you</span>}
        {awaited && <span className="visually-hidden">, in turn</span>}
      </span>
      <Doing view={view} seat={seat} />
      <span className="chapanka-seat-balance" {...placed(`counters ${seat}`)}>
        <Counters count={balance} />
        <b aria-hidden="true">{written(balance)}</b>
        <span className="visually-hidden">{inCounters(balance)}</span>
      </span>
    </li>
  );
}

function isOppositeYou({ viewer }: View, seat: Seat): boolean {
  return viewer !== 'spectator' && areOpposite(viewer, seat);
}

/** What somebody has done in the exchange; from then on, the points they have in tricks. */
function Doing({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const { deal, phase } = view.state;
  if (phase.name === 'exchange' || phase.name === 'setAside') {
    return <span className="chapanka-seat-doing">{exchangeWord(view, seat)}</span>;
  }
  if (deal.number === 0) return <span className="chapanka-seat-doing" />;
  const standing = partyStanding(deal, seat);
  return (
    <span className="chapanka-seat-doing">
      <PointsInTricks points={deal.points[seat] ?? 0} /> <i data-party={standing}>
        <span>{standing ?? 'in tricks'}</span>
      </i>
    </span>
  );
}

function PointsInTricks({ points }: { readonly points: number }) {
  return (
    <>
      <b aria-hidden="true">{points}</b>
      <span className="visually-hidden">{inPoints(points)}</span>
    </>
  );
}

function exchangeWord({ state: { deal, phase } }: View, seat: Seat): string {
  const aside = deal.setAside[seat];
  if (aside) return aside.from === 'hand' ? 'exchanged' : 'declined';
  if ('seat' in phase && phase.seat === seat) return seat === deal.dealer ? 'sets aside' : 'to choose';
  return seat === deal.dealer ? 'deals' : 'to come';
}
