import { allSeats, type Seat } from '@chinwag/rules';
import {
  bestArrangement, chinchon, type ChinchonState, heldBy, isIn, isLaidOpen, playersIn, seatCount, valueOf,
} from '@chinwag/rules/chinchon';
import { RuleLink } from '../../kit/RuleLink.tsx';
import { useSay } from '../../language/language.ts';
import { type Message, message } from '../../language/message.ts';
import { type Figures, useFigures } from '../../language/useFigures.ts';
import { StandingsTable } from '../shared/score/StandingsTable.tsx';
import './rail.css';
import { standingInWords, standingOf } from './standing.ts';
import type { View } from './view.ts';

/** How near everybody is to being out, above the log; the pot, and what the cards count. */
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

/* a court card of each rank, whichever suit */
const COURT = ['10O', '11O', '12O'] as const;

/** What the deal adds: `61 + 11?` for oneself, `88 + 9` once it is scored; else what somebody does. */
function towards({ state, viewer }: View, seat: Seat, { written }: Figures): Message | string | null {
  const total = state.totals[seat] ?? 0;
  if (isLaidOpen(state)) {
    const points = state.records.at(-1)?.points[seat];
    const before = chinchon.course(state).at(-2)?.[seat] ?? 0;
    if (typeof points === 'number' && isIn(state, seat) && !cameBack(state, seat)) {
      return `${written(before)} ${points < 0 ? '−' : '+'} ${written(Math.abs(points))}`;
    }
    return doing(state, seat);
  }
  const hand = heldBy(state.deal, seat);
  if (seat !== viewer || hand.length === 0) return doing(state, seat);
  return message('chinchon.would-be', { total, points: bestArrangement(hand, state.options.deck).points });
}

function cameBack({ records }: ChinchonState, seat: Seat): boolean {
  return records.at(-1)?.reenlisted.includes(seat) === true;
}

function doing(state: ChinchonState, seat: Seat): Message | null {
  const standing = standingOf(state, seat);
  return standing === null ? null : standingInWords(standing);
}
