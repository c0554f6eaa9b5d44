import { countersInAll } from '@chinwag/rules';
import { chapanka, potBeside } from '@chinwag/rules/chapanka';
import { useSay } from '../../../language/language.ts';
import { useFigures } from '../../../language/useFigures.ts';
import { ScoreLedger } from '../../../board/score/ScoreLedger.tsx';
import type { View } from '../view.ts';

/** Every deal: what each player won or lost, and what lay in the pot after it. */
export function EveryDeal({ view }: { readonly view: View }) {
  const after = chapanka.course(view.state);
  const now = after.at(-1) ?? [];
  const pot = potBeside(now);
  const say = useSay();
  const { signed } = useFigures();
  return (
    <ScoreLedger
      caption={say('chapanka.score.every')}
      last={say('chapanka.score.pot-column')}
      rows={after.slice(1).map((balances, k) => ({
        head: String(k + 1),
        cells: balances.map((balance, seat) => signed(balance - (after[k]?.[seat] ?? 0))),
        last: potBeside(balances),
      }))}
      foot={{ head: say('chapanka.score.sum-foot', { sum: countersInAll({ balances: now, pot }) }),
        cells: now.map(signed),
        last: pot,
       }}
      people={view}
    />
  );
}
