import { drawnBy, KINAL } from '@chinwag/rules/chapanka';
import { Card } from '../../cards/Card.tsx';
import { placed } from '../../ui/place.ts';
import { useSay } from '../../language/language.ts';
import { headed } from '../../board/people.ts';
import { OPPOSITE } from '../../board/ring.ts';
import '../../board/trick.css';
import './lyingCards.css';
import type { MiddleProps } from './view.ts';

/** The draw for the first dealer: cards go face up onto a pile for each seat, until J♥ appears. */
export function DealerDraw({ view, places }: MiddleProps) {
  const { draw } = view.state;
  const say = useSay();
  return (
    <ul className="ring-trick" aria-label={say('chapanka.table.draw')}>
      {places.map(({ seat, angle }) => {
        const pile = draw.filter((_, k) => drawnBy(k) === seat);
        return (
          <li
            key={seat}
            className="ring-play dealer-draw"
            data-pile
            data-opposite={angle === OPPOSITE || undefined}
            style={{ '--angle': `${angle}deg` }}
          >
            {pile.map((card, k) => (
              <span key={card} style={{ '--over': k }} {...placed(`trick ${card}`)}>
                <Card card={card} state={card === KINAL ? 'ringed' : 'lying'} label={k < pile.length - 1 ? '' : undefined} />
              </span>
            ))}
            <span className="ring-player one-line">{say(headed(view, seat))}</span>
          </li>
        );
      })}
    </ul>
  );
}
