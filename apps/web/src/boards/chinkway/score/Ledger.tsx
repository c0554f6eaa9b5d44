import { allSeats } from '@chinwag/rules';
import { POINTS, totals } from '@chinwag/rules/chinkway';
import { SideMark } from '../../../kit/SideMark.tsx';
import { isYou, Someone, youFirst } from '../../shared/people.ts';
import { companyOf, shapeOf } from '../sides.ts';
import type { View } from '../view.ts';

/** Every deal by every player: whom they played with, by the shape of their side, and what they scored. */
export function Ledger({ view }: { readonly view: View }) {
  const { records } = view.state;
  const seats = youFirst(view, allSeats(view.players.length));
  const sums = totals(records);
  return (
    <table className="score-ledger">
      <caption className="visually-hidden">Points of every deal</caption>
      <thead>
        <tr>
          <th scope="col">Deal</th>
          {seats.map((seat) => (
            <th key={seat} scope="col" data-you={isYou(view, seat) || undefined}>
              {Someone(view, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record, k) => (
          <tr key={k}>
            <th scope="row">{k + 1}</th>
            {seats.map((seat) => {
              const points = record.points[seat] ?? 0;
              return (
                <td key={seat} data-you={isYou(view, seat) || undefined} data-full={points === POINTS.at(-1) || undefined}>
                  <span className="score-company">{companyOf(record, seat, view)}</span>{' '}
                  <SideMark side={shapeOf(record, seat)} />
                  {points}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">In all</th>
          {seats.map((seat) => (
            <td key={seat} data-you={isYou(view, seat) || undefined}>
              {sums[seat]}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
