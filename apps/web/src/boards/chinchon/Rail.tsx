import { allSeats, type Seat } from '@chinwag/rules';
import {
  bestArrangement, type ChinchonState, heldBy, isIn, playersIn, seatCount,
} from '@chinwag/rules/chinchon';
import { RuleLink } from '../../kit/RuleLink.tsx';
import { written } from '../../wording/numbers.ts';
import { isYou, Someone } from '../shared/people.ts';
import './rail.css';
import { isLaidOpen } from './settling.ts';
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
      <table>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              Out at {options.target} <RuleLink rule="CH7.2" />
            </th>
            <th scope="col">
              <span className="visually-hidden">Points</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat} data-you={isYou(view, seat) || undefined} data-out={!isIn(state, seat) || undefined}>
              <th scope="row">
                {Someone(view, seat)}
                <i
                  aria-hidden="true"
                  style={{ '--share': Math.max(0, Math.min(1, (totals[seat] ?? 0) / options.target)) }}
                />
              </th>
              <td>{towards(view, seat)}</td>
              <td>
                <b>{written(totals[seat] ?? 0)}</b>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">In the pot</th>
            <td>{playersIn(state)} still in</td>
            <td>
              <b>{pot}</b>
            </td>
          </tr>
        </tfoot>
      </table>
      <p>
        {worths(options.deck)} Cards in melds, or added to one, count nothing. <RuleLink rule="CH1.3" />
      </p>
    </section>
  );
}

/** What the deal adds: `61 + 11?` for oneself, `88 + 9` once it is scored; else what somebody does. */
function towards({ state, viewer }: View, seat: Seat): string {
  const total = state.totals[seat] ?? 0;
  if (isLaidOpen(state)) {
    const points = state.records.at(-1)?.points[seat];
    return typeof points === 'number' && isIn(state, seat) && !cameBack(state, seat)
      ? `${written(total - points)} ${points < 0 ? '−' : '+'} ${Math.abs(points)}`
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
  return deck === '40'
    ? 'Sota 8, caballo 9, rey 10; the others their number.'
    : 'Sota 10, caballo 11, rey 12; the others their number.';
}
