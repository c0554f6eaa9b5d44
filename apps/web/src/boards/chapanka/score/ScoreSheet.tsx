import { countersInAll } from '@chinwag/rules';
import { chapanka, potBeside, standings } from '@chinwag/rules/chapanka';
import { RuleLink } from '../../../kit/RuleLink.tsx';
import { ScoreSheetParts } from '../../shared/score/ScoreSheetParts.tsx';
import { signed, written } from '../../../wording/numbers.ts';
import type { View } from '../view.ts';
import { DealDetails } from './DealDetails.tsx';
import { EveryDeal } from './EveryDeal.tsx';
import './chapankaSheet.css';
import { headlineOf, leadOf } from './words.ts';

/** The whole score after the last deal that is over; counters paid in a deal that is still going on are not on it. */
export function ScoreSheet(view: View) {
  const { state } = view;
  const record = state.records.at(-1);
  if (record === undefined) return <p>No deal is over yet. All counters together are always nought.</p>;
  const after = chapanka.course(state);
  const [before = [], balances = []] = after.slice(-2);
  const order = standings({ ...state, balances });
  const pot = potBeside(balances);
  // the page of the final result has the places already
  const over = state.phase.name === 'over';
  return (
    <ScoreSheetParts
      headline={headlineOf(record, view)}
      lead={over ? '' : leadOf(order, pot, view)}
      people={view}
      standings={order}
      gainOf={over ? null : (seat) => `${signed((balances[seat] ?? 0) - (before[seat] ?? 0))} in deal ${state.records.length}`}
      written={written}
      said={<Sum balances={balances} pot={pot} />}
      course={after}
      deals={state.records.map((each, k) => ({
        title: `Deal ${k + 1}`,
        said: headlineOf(each, view),
        content: <DealDetails view={view} record={each} />,
      }))}
      every={<EveryDeal view={view} after={after} />}
    />
  );
}

/** All counters there are: they make nought. */
function Sum({ balances, pot }: { readonly balances: readonly number[]; readonly pot: number }) {
  const parts = [...balances, pot].map(written).join(' + ').replaceAll('+ −', '− ');
  return (
    <p className="score-key">
      In the pot <b>{pot}</b>. Sum: {parts} = <b>{countersInAll({ balances, pot })}</b>{' '}
      <RuleLink rule="CP8.2" />
    </p>
  );
}
