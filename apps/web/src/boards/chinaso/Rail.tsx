import { contractInWords, CONTRACTS, standings, totals } from '@chinwag/rules/chinaso';
import { written } from '../../wording/numbers.ts';
import { StandingsTable } from '../shared/score/StandingsTable.tsx';
import './rail.css';
import type { View } from './view.ts';

/** The seven hands and how it stands, above the log. */
export function Rail(view: View) {
  const { state } = view;
  const { deal, records, options, balances } = state;
  const last = records.at(-1);
  const gains = last?.points.map((points, seat) => (last.winner === seat ? 'won, 0' : points));
  const sums = totals(state);
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
      <StandingsTable
        caption="Fewest points win"
        heading={<span className="visually-hidden">Who</span>}
        seats={standings(state).map(({ seat }) => seat)}
        people={view}
        columns={[
          ...(gains === undefined ? [] : [{ heading: `hand ${records.length}`, cells: gains }]),
          { heading: 'in all', cells: sums.map((sum, seat) => <b key={seat}>{sum}</b>) },
          ...(options.stakes === 'off'
            ? []
            : [{ heading: 'counters', cells: balances.map((balance, seat) => <b key={seat}>{written(balance)}</b>) }]),
        ]}
      />
    </section>
  );
}
