import { CardBack } from '../../cards/CardBack.tsx';
import { placed } from '../../ui/place.ts';
import { useSay } from '../../language/language.ts';
import { person } from '../../board/people.ts';
import { OPPOSITE } from '../../board/ring.ts';
import '../../board/trick.css';
import './lyingCards.css';
import type { MiddleProps } from './view.ts';

/** The talon: a card in front of each player who may still exchange for it. */
export function TalonCards({ view, places }: MiddleProps) {
  const { deal, phase } = view.state;
  const waiting = places.filter(({ seat }) => deal.talon[seat] !== null && deal.talon[seat] !== undefined);
  const say = useSay();
  return (
    <ul className="ring-trick" aria-label={say('chapanka.table.talon')}>
      {waiting.map(({ seat, angle }) => (
        <li
          key={seat}
          className="ring-play talon-card"
          data-opposite={angle === OPPOSITE || undefined}
          data-now={('seat' in phase && phase.seat === seat) || undefined}
          style={{ '--angle': `${angle}deg` }}
        >
          <span {...placed(`talon ${seat}`)}>
            <CardBack room="chapanka" label={say('chapanka.table.talon-card')} />
          </span>
          <span className="ring-player one-line">{say('chapanka.table.talon-for', { who: person(view, seat) })}</span>
        </li>
      ))}
    </ul>
  );
}
