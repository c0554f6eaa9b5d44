import { allSeats, type Seat } from '@chinwag/rules';
import {
  bestArrangement, chinchon, type ChinchonState, heldBy, isIn, isLaidOpen, playersIn, seatCount, valueOf,
} from '@chinwag/rules/chinchon';
import { RuleLink } from '../../kit/RuleLink.tsx';
import { written } from '../../wording/numbers.ts';
import { StandingsTable } from '../shared/score/StandingsTable.tsx';
import './rail.css';
import { standingOf } from './standing.ts';
import type { View } from './view.ts';

/** How near everybody is to being out, above the log; the pot, and what the cards count. */
export function Rail(view: View) {
  const { state } = view;
  const { options, pot, totals } = state;
  const seats = allSeats(seatCount(state)).toSorted((a, b) => {
    return Number(!isIn(state, a)) - Number(!isIn(state, b)) || (totals[a] ?? 0) - (totals[b] ?? 0);
  });
  return (
    <section className="chinchon-rail">
      <StandingsTable
        heading={
          <>
            Out at {options.target} <RuleLink rule="CH7.2" />
          </>
        }
        seats={seats}
        people={view}
        out={seats.filter((seat) => !isIn(state, seat))}
        under={totals.map((total, seat) => (
          <i key={seat} aria-hidden="true" style={{ '--share': Math.max(0, Math.min(1, total / options.target)) }} />
        ))}
        columns={[
          { cells: totals.map((_, seat) => towards(view, seat)) },
          {
            heading: <span className="visually-hidden">Points</span>,
            cells: totals.map((total, seat) => <b key={seat}>{written(total)}</b>),
          },
        ]}
        foot={[{ head: 'In the pot', cells: [`${playersIn(state)} still in`, <b key="pot">{pot}</b>] }]}
      />
      <p>
        {worths(options.deck)} Cards in melds, or added to one, count nothing. <RuleLink rule="CH1.3" />
      </p>
    </section>
  );
}

/* a court card of each rank, whichever suit */
const COURT = ['10O', '11O', '12O'] as const;

/** What the deal adds: `61 + 11?` for oneself, `88 + 9` once it is scored; else what somebody does. */
function towards({ state, viewer }: View, seat: Seat): string {
  const total = state.totals[seat] ?? 0;
  if (isLaidOpen(state)) {
    const points = state.records.at(-1)?.points[seat];
    const before = chinchon.course(state).at(-2)?.[seat] ?? 0;
    return typeof points === 'number' && isIn(state, seat) && !cameBack(state, seat)
      ? `${written(before)} ${points < 0 ? '−' : '+'} ${Math.abs(points)}`
      : standingOf(state, seat);
  }
  const hand = heldBy(state.deal, seat);
  if (seat !== viewer || hand.length === 0) return standingOf(state, seat);
  return `${written(total)} + ${bestArrangement(hand, state.options.deck).points}?`;
}

function cameBack({ records }: ChinchonState, seat: Seat): boolean {
  return records.at(-1)?.reenlisted.includes(seat) === true;
}

function worths(deck: ChinchonState['options']['deck']): string {
  const [sota, caballo, rey] = COURT.map((card) => valueOf(card, deck));
  return `Sota ${sota}, caballo ${caballo}, rey ${rey}; the others their number.`;
}
