import { countersInAll } from '@chinwag/rules';
import { potBeside } from '@chinwag/rules/chapanka';
import { ScoreLedger } from '../../shared/score/ScoreLedger.tsx';
import { signed, written } from '../../../wording/numbers.ts';
import type { View } from '../view.ts';

/** What `<EveryDeal>` takes. */
export interface EveryDealProps {
  readonly view: View;
  /** Balances by seat, before the first deal, after the first, and so on. */
  readonly after: readonly (readonly number[])[];
}

/** Every deal: what each player won or lost, and what lay in the pot after it. */
export function EveryDeal({ view, after }: EveryDealProps) {
  const now = after.at(-1) ?? [];
  const pot = potBeside(now);
  return (
    <ScoreLedger
      caption="Changes of every deal, and the pot after it"
      rowsAre="Deal"
      last="Pot"
      rows={after.slice(1).map((balances, k) => ({
        head: String(k + 1),
        cells: balances.map((balance, seat) => signed(balance - (after[k]?.[seat] ?? 0))),
        last: potBeside(balances),
      }))}
      foot={{ head: `Sum ${countersInAll({ balances: now, pot })}`, cells: now.map(written), last: pot }}
      people={view}
    />
  );
}
