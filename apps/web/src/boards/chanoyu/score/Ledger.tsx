import { GOAL, type Mark, markOf, SAFE, totals } from '@chinwag/rules/chanoyu';
import { ScoreLedger } from '../../shared/score/ScoreLedger.tsx';
import type { View } from '../view.ts';

/** Where a total is between the two marks that matter. */
const MARKS: Readonly<Record<Mark, string>> = {
  goal: `${GOAL} or more`,
  short: `${SAFE} or more`,
  'below-eight': `below ${SAFE}`,
};

/** Every round by every player, and the totals with where they stand between the two marks that matter. */
export function Ledger({ view }: { readonly view: View }) {
  const { state } = view;
  return (
    <ScoreLedger
      caption="Points of every round"
      rowsAre="Round"
      rows={state.records.map(({ points }, k) => ({ head: String(k + 1), cells: points }))}
      foot={{
        head: 'In all',
        cells: totals(state).map((total, seat) => (
          <span key={seat} className="round-total">
            {total}
            <small>{MARKS[markOf(total)]}</small>
          </span>
        )),
      }}
      people={view}
    />
  );
}
