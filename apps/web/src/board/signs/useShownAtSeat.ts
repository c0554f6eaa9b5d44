import { type RefCallback, useEffect } from 'react';
import { useIsWide } from '../../ui/elementSize.ts';
import { useTableSigns } from './tableSigns.ts';

/** Returns a ref for the viewer's token at their seat: while the token is visible there, the table needs no other. */
export function useShownAtSeat(): RefCallback<HTMLElement> {
  const { showAtSeat } = useTableSigns();
  const [measure, isSeen] = useIsWide(1);
  useEffect(() => (isSeen ? showAtSeat() : undefined), [isSeen, showAtSeat]);
  return measure;
}
