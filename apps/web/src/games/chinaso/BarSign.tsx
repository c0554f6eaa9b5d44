import { type Contract, contractIn } from '@chinwag/rules/chinaso';
import { useSay } from '../../language/language.ts';
import { BarSigns } from '../../board/BarSigns.tsx';
import './barSign.css';
import type { View } from './view.ts';
import { contractInWords } from './words.ts';

/** Shows the hand's contract in the top bar, and the pot if there are stakes. */
export function BarSign({ state }: View) {
  const { deal, options, pot } = state;
  return (
    <BarSigns pot={options.stakes === 'off' ? null : pot}>
      {deal.number > 0 && <ContractSign contract={contractIn(state)} />}
    </BarSigns>
  );
}

/** Draws a contract so that it is understood at a glance: three cards side by side for a three, four in steps for a straight. */
function ContractSign({ contract }: { readonly contract: Contract }) {
  const say = useSay();
  return (
    <span className="chinaso-contract-sign" role="img" aria-label={say('chinaso.contract', { sets: contractInWords(contract) })}>
      {Array.from({ length: contract.threes }, (_, k) => (
        <svg key={k} viewBox="0 0 22 18" aria-hidden="true">
          {[0, 1, 2].map((card) => (
            <rect key={card} x={1 + 6 * card} y="4" width="8" height="11" />
          ))}
        </svg>
      ))}
      {Array.from({ length: contract.straights }, (_, k) => (
        <svg key={k} viewBox="0 0 28 18" aria-hidden="true">
          {[0, 1, 2, 3].map((card) => (
            <rect key={card} x={1 + 6 * card} y={6.5 - 1.9 * card} width="8" height="11" />
          ))}
        </svg>
      ))}
    </span>
  );
}
