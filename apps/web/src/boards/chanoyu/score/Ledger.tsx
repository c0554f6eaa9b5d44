import { GOAL, SAFE, totals } from '@chinwag/rules/chanoyu';
import { ScoreLedger } from '../../shared/score/ScoreLedger.tsx';
import type { View } from '../view.ts';

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
            <small>{standingOf(total)}</small>
          </span>
        )),
      }}
      people={view}
    />
  );
}

/** Where a total is between the two marks that matter. */
function standingOf(total: number): string {
  if (total >= GOAL) return `${GOAL} or more`;
  return total < SAFE ? `below ${SAFE}` : `${SAFE} or more`;
}
