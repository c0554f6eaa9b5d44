import { type RefCallback, useEffect } from 'react';
import { useIsWide } from '../../ui/elementSize.ts';
import { useTableSigns } from './tableSigns.ts';

/**
 * Returns a ref for the viewer's token at their seat. While the token is visible there, the table shows no other token of the
 * viewer.
 */
export function useShownAtSeat(): RefCallback<HTMLElement> {
  const { showAtSeat } = useTableSigns();
  const [measure, isSeen] = useIsWide(1);
  useEffect(() => (isSeen ? showAtSeat() : undefined), [isSeen, showAtSeat]);
  return measure;
}
