import { CONTRACTS_OF, standings, totals } from '@chinwag/rules/chinaso';
import { useWords } from '../../language/useWords.ts';
import { StandingsTable } from '../../board/score/StandingsTable.tsx';
import './rail.css';
import type { View } from './view.ts';
import { contractInWords } from './words.ts';

/** Shows the hands of the game and the standings, above the log. */
export function Rail(view: View) {
  const { say, signed, written } = useWords();
  const { state } = view;
  const { deal, records, options, balances } = state;
  const last = records.at(-1);
  const gains = last?.points.map((points, seat) => (last.winner === seat ? say('chinaso.won-hand') : points));
  const sums = totals(state);
  return (
    <section className="chinaso-rail">
      <h2>{say('chinaso.hands-of', { length: options.length === 'three' ? 'three' : 'other' })}</h2>
      <ol>
        {CONTRACTS_OF[options.length].map((contract, k) => (
          // The hands never change places.
          <li key={k} aria-current={k + 1 === deal.number ? 'step' : undefined}>
            <span>{say('chinaso.contract', { sets: contractInWords(contract) })}</span>
          </li>
        ))}
      </ol>
      <StandingsTable
        caption={say('chinaso.fewest-win')}
        heading={<span className="visually-hidden">{say('chinaso.who')}</span>}
        seats={standings(state).map(({ seat }) => seat)}
        people={view}
        columns={[
          ...(gains === undefined ? [] : [{ heading: say('chinaso.hand-column', { deal: records.length }), cells: gains }]),
          { heading: say('board.column-in-all'), cells: sums.map((sum, seat) => <b key={seat}>{written(sum)}</b>) },
          ...(options.stakes === 'off'
            ? []
            : [
                {
                  heading: say('chinaso.counters-column'),
                  cells: balances.map((balance, seat) => <b key={seat}>{signed(balance)}</b>),
                },
              ]),
        ]}
      />
    </section>
  );
}
