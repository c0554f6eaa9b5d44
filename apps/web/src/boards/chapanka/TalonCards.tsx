import { CardBack } from '../../kit/cards/CardBack.tsx';
import { someone } from '../shared/people.ts';
import { OPPOSITE } from '../shared/ring.ts';
import '../shared/trick.css';
import './lyingCards.css';
import type { MiddleProps } from './view.ts';

/** The talon: before each player who may still exchange, the card that would be theirs. */
export function TalonCards({ view, places }: MiddleProps) {
  const { deal, phase } = view.state;
  const waiting = places.filter(({ seat }) => deal.talon[seat] !== null && deal.talon[seat] !== undefined);
  return (
    <ul className="ring-trick" aria-label="The talon">
      {waiting.map(({ seat, angle }) => (
        <li
          key={seat}
          className="ring-play talon-card"
          data-opposite={angle === OPPOSITE || undefined}
          data-now={('seat' in phase && phase.seat === seat) || undefined}
          style={{ '--angle': `${angle}deg` }}
        >
          <CardBack room="chapanka" label="A talon card, face down" />
          <span className="ring-player one-line">for {someone(view, seat)}</span>
        </li>
      ))}
    </ul>
  );
}
