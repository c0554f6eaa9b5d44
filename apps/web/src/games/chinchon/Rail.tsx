import { allSeats } from '@chinwag/rules';
import { isIn, playersIn, seatCount, valueOf } from '@chinwag/rules/chinchon';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { useSay } from '../../language/language.ts';
import { useFigures } from '../../language/useFigures.ts';
import { StandingsTable } from '../../board/score/StandingsTable.tsx';
import './rail.css';
import { towards } from './towards.ts';
import type { View } from './view.ts';

/** Chinchón's rail above the log: how close each player is to being knocked out, the pot, and the card values. */
export function Rail(view: View) {
  const { state } = view;
  const { options, pot, totals } = state;
  const say = useSay();
  const figures = useFigures();
  const { written } = figures;
  const [jack = 0, knight = 0, king = 0] = COURT.map((card) => valueOf(card, options.deck));
  const seats = allSeats(seatCount(state)).toSorted((a, b) => {
    return Number(!isIn(state, a)) - Number(!isIn(state, b)) || (totals[a] ?? 0) - (totals[b] ?? 0);
  });
  return (
    <section className="chinchon-rail">
      <StandingsTable
        heading={
          <>
            {say('chinchon.out-at', { target: options.target })} <RuleLink rule="CH7.2" />
          </>
        }
        seats={seats}
        people={view}
        out={seats.filter((seat) => !isIn(state, seat))}
        under={totals.map((total, seat) => (
          <i key={seat} aria-hidden="true" style={{ '--share': Math.max(0, Math.min(1, total / options.target)) }} />
        ))}
        columns={[
          {
            cells: totals.map((_, seat) => {
              const to = towards(view, seat, figures);
              return typeof to === 'string' || to === null ? to : say(to);
            }),
          },
          {
            heading: <span className="visually-hidden">{say('chinchon.points')}</span>,
            cells: totals.map((total, seat) => <b key={seat}>{written(total)}</b>),
          },
        ]}
        foot={[
          {
            head: say('chinchon.in-pot'),
            cells: [say('chinchon.still-in', { count: playersIn(state) }), <b key="pot">{written(pot)}</b>],
          },
        ]}
      />
      <p>
        {say('chinchon.worths', { jack, knight, king })} <RuleLink rule="CH1.3" />
      </p>
    </section>
  );
}

/* a picture card of each rank, in any suit */
const COURT = ['10O', '11O', '12O'] as const;
