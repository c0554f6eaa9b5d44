import { allSeats } from '@chinwag/rules';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { useWords } from '../../../language/useWords.ts';
import { headed, youFirst } from '../../../board/people.ts';
import type { View } from '../view.ts';

/** Shows everyone's counters and the pot, which add up to 0. Renders nothing in a game without counters. */
export function CounterTable({ view }: { readonly view: View }) {
  const { balances, options, pot } = view.state;
  const { say, signed } = useWords();
  if (options.ante === 0) return null;
  return (
    <div className="score-key">
      <p>
        <b>{say('chinchon.counters')}</b> {say('chinchon.pot-holds', { pot })} <RuleLink rule="CH8.1" />
      </p>
      <ul className="chinchon-counters">
        {youFirst(view, allSeats(balances.length)).map((seat) => (
          <li key={seat}>
            {say(headed(view, seat))} <b>{signed(balances[seat] ?? 0)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
