import { allSeats } from '@chinwag/rules';
import { RuleLink } from '../../../kit/RuleLink.tsx';
import { written } from '../../../wording/numbers.ts';
import { Someone, youFirst } from '../../shared/people.ts';
import type { View } from '../view.ts';

/** Everybody's counters and the pot, which make nought together. */
export function CounterTable({ view }: { readonly view: View }) {
  const { balances, pot } = view.state;
  return (
    <div className="score-key">
      <p>
        <b>Counters</b>: in the pot <b>{pot}</b> <RuleLink rule="CH8.1" />
      </p>
      <ul className="chinchon-counters">
        {youFirst(view, allSeats(balances.length)).map((seat) => (
          <li key={seat}>
            {Someone(view, seat)} <b>{written(balances[seat] ?? 0)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
