import { BarSigns, ToTheRight } from '../shared/BarSigns.tsx';

/** Which way play goes, for the top bar: anticlockwise, to the right. */
export function BarSign() {
  return (
    <BarSigns>
      <ToTheRight />
    </BarSigns>
  );
}
