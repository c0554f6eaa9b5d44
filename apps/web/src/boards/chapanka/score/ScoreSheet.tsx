import { chapanka, standings } from '@chinwag/rules/chapanka';
import { RuleLink } from '../../../kit/RuleLink.tsx';
import { ScoreChart } from '../../shared/score/ScoreChart.tsx';
import { ScoreSheetParts } from '../../shared/score/ScoreSheetParts.tsx';
import { Standings } from '../../shared/score/Standings.tsx';
import { signed, written } from '../../../wording/numbers.ts';
import type { View } from '../view.ts';
import { DealDetails } from './DealDetails.tsx';
import { EveryDeal } from './EveryDeal.tsx';
import { potBeside } from './running.ts';
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
  return (
    <ScoreSheetParts
      headline={headlineOf(record, view)}
      lead={state.phase.name === 'over' ? '' : leadOf(order, pot, view)}
      places={
        <>
          {/* the page of the final result has them already */}
          {state.phase.name !== 'over' && (
            <Standings
              standings={order}
              people={view}
              gainOf={(seat) => {
                return `${signed((balances[seat] ?? 0) - (before[seat] ?? 0))} in deal ${state.records.length}`;
              }}
              written={written}
            />
          )}
          <Sum balances={balances} pot={pot} />
        </>
      }
      course={<ScoreChart standings={order} course={after} people={view} written={written} />}
      details={<DealDetails view={view} />}
      every={<EveryDeal view={view} after={after} />}
    />
  );
}

/** All counters there are: they make nought. */
function Sum({ balances, pot }: { readonly balances: readonly number[]; readonly pot: number }) {
  const parts = [...balances, pot].map(written).join(' + ').replaceAll('+ −', '− ');
  return (
    <p className="score-sum">
      In the pot <b>{pot}</b>. Sum: {parts} = <b>{balances.reduce((sum, balance) => sum + balance, pot)}</b>{' '}
      <RuleLink rule="CP8.2" />
    </p>
  );
}
