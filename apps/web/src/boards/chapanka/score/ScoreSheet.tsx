import { countersInAll, type Seat } from '@chinwag/rules';
import { chapanka, potBeside, standings } from '@chinwag/rules/chapanka';
import { RuleLink } from '../../../kit/RuleLink.tsx';
import { ScoreSheetParts } from '../../shared/score/ScoreSheetParts.tsx';
import { useSay } from '../../../language/language.ts';
import { type Message, message } from '../../../language/message.ts';
import { Said } from '../../../language/Said.tsx';
import { useFigures } from '../../../language/useFigures.ts';
import type { View } from '../view.ts';
import { DealDetails } from './DealDetails.tsx';
import { EveryDeal } from './EveryDeal.tsx';
import './chapankaSheet.css';
import { headlineOf, leadOf } from './words.ts';

/** The whole score after the last deal that is over; counters paid in a deal that is still going on are not on it. */
export function ScoreSheet(view: View) {
  const { state } = view;
  const say = useSay();
  const { signed } = useFigures();
  const record = state.records.at(-1);
  if (record === undefined) return <p>{say('chapanka.score.none')}</p>;
  const after = chapanka.course(state);
  const [before = [], balances = []] = after.slice(-2);
  const orNothing = (said: Message | null) => (said === null ? '' : say(said));
  const order = standings({ ...state, balances });
  const pot = potBeside(balances);
  // the page of the final result has the places already
  const over = state.phase.name === 'over';
  const gain = (seat: Seat) => {
    const change = (balances[seat] ?? 0) - (before[seat] ?? 0);
    return say('chapanka.score.gain', { change, deal: state.records.length });
  };
  return (
    <ScoreSheetParts
      headline={orNothing(headlineOf(record, view))}
      lead={over ? '' : orNothing(leadOf(order, pot, view))}
      people={view}
      standings={order}
      gainOf={over ? null : gain}
      written={signed}
      said={<Sum balances={balances} pot={pot} />}
      course={after}
      deals={state.records.map((each, k) => ({
        title: say('shared.deal-number', { deal: k + 1 }),
        said: orNothing(headlineOf(each, view)),
        content: <DealDetails view={view} record={each} />,
      }))}
      every={<EveryDeal view={view} after={after} />}
    />
  );
}

/** All counters there are: they make nought. */
function Sum({ balances, pot }: { readonly balances: readonly number[]; readonly pot: number }) {
  const { written } = useFigures();
  const [first, ...more] = [...balances, pot];
  // what is owed is taken away, not added
  const sum = more.reduce(
    (row, each) => `${row} ${each < 0 ? '−' : '+'} ${written(Math.abs(each))}`,
    written(first),
  );
  return (
    <p className="score-key">
      <Said message={message('chapanka.score.sum', { pot, parts: sum, sum: countersInAll({ balances, pot }) })} />{' '}
      <RuleLink rule="CP8.2" />
    </p>
  );
}
