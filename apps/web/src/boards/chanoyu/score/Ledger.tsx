import { allSeats } from '@chinwag/rules';
import { GOAL, SAFE, totals } from '@chinwag/rules/chanoyu';
import { isYou, Someone, youFirst } from '../../shared/people.ts';
import type { View } from '../view.ts';

/** Every round by every player, and the totals with where they stand between the two marks that matter. */
export function Ledger({ view }: { readonly view: View }) {
  const { state } = view;
  const seats = youFirst(view, allSeats(view.players.length));
  const sums = totals(state);
  return (
    <table className="score-ledger round-ledger">
      <caption className="visually-hidden">Points of every round</caption>
      <thead>
        <tr>
          <th scope="col">Round</th>
          {seats.map((seat) => (
            <th key={seat} scope="col" data-you={isYou(view, seat) || undefined}>
              {Someone(view, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {state.records.map((record, k) => (
          // A round's number is what it is.
          <tr key={k}>
            <th scope="row">{k + 1}</th>
            {seats.map((seat) => (
              <td key={seat} data-you={isYou(view, seat) || undefined}>
                {record.points[seat]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">In all</th>
          {seats.map((seat) => (
            <td key={seat} data-you={isYou(view, seat) || undefined}>
              {sums[seat]}
              <small>{standingOf(sums[seat] ?? 0)}</small>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Where a total is between the two marks that matter. */
function standingOf(total: number): string {
  if (total >= GOAL) return `${GOAL} or more`;
  return total < SAFE ? `below ${SAFE}` : `${SAFE} or more`;
}
