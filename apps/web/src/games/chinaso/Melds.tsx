import type { Seat as SeatNumber } from '@chinwag/rules';
import { useRef } from 'react';
import { useSay } from '../../language/language.ts';
import { flips } from '../../board/flight/flips.ts';
import { LAID_AROUND, sitsAround } from '../../board/frame/around.ts';
import { Seat } from '../../board/frame/Seat.tsx';
import { MeldStrip } from '../../board/MeldStrip.tsx';
import { headed, isYou } from '../../board/people.ts';
import { useLitInSight } from '../../board/useLitInSight.ts';
import { type LayingControls, targetsAt } from './laying.ts';
import './melds.css';
import { seatCard } from './seatCard.tsx';
import type { View } from './view.ts';
import { inWords, stripCards } from './words.ts';

export interface MeldsProps {
  readonly view: View;
  /** The seats whose sets are shown, in the order of play, the viewer's first. */
  readonly seats: readonly SeatNumber[];
  readonly laying: LayingControls;
}

/* With more sets than this, each set is smaller. */
const MANY = 5;

/** Shows everyone's sets on the table, with the places for the chosen card highlighted. */
export function Melds({ view, seats, laying }: MeldsProps) {
  const say = useSay();
  const { table } = view.state.deal;
  const laid = table.map((sets) => sets.map(({ cards }) => cards.length).join(' ')).join(', ');
  const list = useRef<HTMLUListElement>(null);
  useLitInSight(list, laying.ways[0]?.card);
  return (
    <ul
      ref={list}
      className="chinaso-melds"
      data-many={view.players.length > MANY || undefined}
      aria-label={say('chinaso.label.sets')}
      {...LAID_AROUND}
    >
      {seats.map((seat) => {
        const sets = table[seat] ?? [];
        return (
          <li
            key={seat}
            {...flips(laid)}
            data-you={isYou(view, seat) || undefined}
            data-empty={sets.length === 0 || undefined}
            {...sitsAround(view, seat)}
          >
            {!isYou(view, seat) && <Seat view={view} seat={seat} card={seatCard} />}
            <span className="chinaso-owner one-line">{say(headed(view, seat))}</span>
            <div className="chinaso-sets">
              {sets.map((set, index) => (
                <MeldStrip
                  // A set never changes its place.
                  key={index}
                  pack="french"
                  arrangement={laid}
                  label={say(inWords(set))}
                  cards={stripCards(set)}
                  targets={targetsAt({ seat, index }, table, laying, view).map((target) => {
                    return { ...target, label: say(target.label) };
                  })}
                />
              ))}
              {sets.length === 0 && <span className="chinaso-none">{say('chinaso.no-sets')}</span>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
