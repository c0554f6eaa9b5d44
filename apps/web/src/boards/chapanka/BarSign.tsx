import { BarSigns, PotSign, ToTheRight } from '../shared/BarSigns.tsx';
import type { View } from './view.ts';

/** Which way play goes, and the pot. */
export function BarSign({ state }: View) {
  return (
    <BarSigns>
      <ToTheRight />
      <PotSign pot={state.pot} />
    </BarSigns>
  );
}
