import { BarSigns, PotSign, ToTheRight } from '../shared/BarSigns.tsx';
import type { View } from './view.ts';

/** Which way play goes, and the pot, if there is one. */
export function BarSign({ state: { options, pot } }: View) {
  return (
    <BarSigns>
      <ToTheRight />
      {options.ante > 0 && <PotSign pot={pot} />}
    </BarSigns>
  );
}
