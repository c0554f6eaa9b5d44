import type { Seat } from '@chinwag/rules';
import { partnerOf, totals } from '@chinwag/rules/chinkway';
import { Token } from '../../kit/Token.tsx';
import { isYou, nameOf } from '../shared/people.ts';
import { presenceInWords, presenceMark } from '../shared/presence.ts';
import type { RingPlace } from '../shared/ring.ts';
import { placesOf } from './order.ts';
import './seats.css';
import { companyOf, shapeOf } from './sides.ts';
import type { View } from './view.ts';

/** Everybody at the table, round it from the one who looks on: chips along the top of a phone, a ring where there is room. */
export function Seats(view: View) {
  return (
    <ul className="chinkway-seats" aria-label="The players, in the order of their turns">
      {placesOf(view).map((place) => (
        <SeatPlace key={place.seat} place={place} view={view} />
      ))}
    </ul>
  );
}

function SeatPlace({ place: { seat, angle }, view }: { readonly place: RingPlace; readonly view: View }) {
  const { deal, phase, records } = view.state;
  const player = view.players[seat];
  const cards = deal.hands[seat]?.length ?? 0;
  const yours = isYou(view, seat);
  const dealt = deal.positions.length > 0;
  const awaited = 'seat' in phase && phase.seat === seat;
  return (
    <li
      className="chinkway-seat"
      data-you={yours || undefined}
      data-awaited={awaited || undefined}
      data-towards={towards(angle)}
      style={{ '--angle': `${angle}deg` }}
    >
      <Token name={nameOf(view, seat)} side={dealt ? shapeOf(deal, seat) : undefined} mark={player && presenceMark(player)} />
      <span className="chinkway-seat-score">
        <b>{totals(records)[seat]}</b>
        <span className="visually-hidden"> points, </span>
        <span className="chinkway-seat-cards">
          {cards}
          <span>{cards === 1 ? ' card' : ' cards'}</span>
        </span>
      </span>
      <span className="chinkway-seat-name">
        {nameOf(view, seat)}
        {player && <span className="visually-hidden">{presenceInWords(player)}</span>}
        {awaited && <span className="visually-hidden">, in turn</span>}
      </span>
      {dealt && (
        <span className="chinkway-seat-company" data-with-you={isWithYou(view, seat) || undefined}>
          {yours ? `you, ${companyOf(deal, seat, view)}` : companyOf(deal, seat, view)}
        </span>
      )}
    </li>
  );
}

function isWithYou(view: View, seat: Seat): boolean {
  const partner = partnerOf(view.state.deal, seat);
  return isYou(view, seat) || (partner !== null && isYou(view, partner));
}

/** Which way a seat's words lie from its token, so that the token is nearer to the middle. */
function towards(angle: number): 'left' | 'right' | 'below' {
  const across = Math.cos((angle * Math.PI) / 180);
  if (Math.abs(across) < 0.2) return 'below';
  return across < 0 ? 'left' : 'right';
}
