import { contractInWords, CONTRACTS, standings, totals } from '@chinwag/rules/chinaso';
import { written } from '../../wording/numbers.ts';
import { isYou, Someone } from '../shared/people.ts';
import './rail.css';
import type { View } from './view.ts';

/** The seven hands and how it stands, above the log. */
export function Rail(view: View) {
  const { state } = view;
  const { deal, records, options, balances } = state;
  const last = records.at(-1);
  const sums = totals(state);
  const stakes = options.stakes !== 'off';
  return (
    <section className="chinaso-rail">
      <h2>Seven hands</h2>
      <ol>
        {CONTRACTS.map((contract, k) => (
          <li key={contractInWords(contract)} aria-current={k + 1 === deal.number ? 'step' : undefined}>
            <span>{contractInWords(contract)}</span>
          </li>
        ))}
      </ol>
      <table>
        <caption>Fewest points win</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Who</span>
            </th>
            {last !== undefined && <th scope="col">hand {records.length}</th>}
            <th scope="col">in all</th>
            {stakes && <th scope="col">counters</th>}
          </tr>
        </thead>
        <tbody>
          {standings(state).map(({ seat }) => (
            <tr key={seat} data-you={isYou(view, seat) || undefined}>
              <th scope="row">{Someone(view, seat)}</th>
              {last !== undefined && <td>{last.winner === seat ? 'won, 0' : last.points[seat]}</td>}
              <td>
                <b>{sums[seat]}</b>
              </td>
              {stakes && (
                <td>
                  <b>{written(balances[seat] ?? 0)}</b>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
