import { type RefCallback, useEffect } from 'react';
import { useIsWide } from '../../ui/elementSize.ts';
import { useTableSigns } from './tableSigns.ts';

/** A ref for one's own token at one's seat: wherever the table shows it, it need not be anywhere else. */
export function useShownAtSeat(): RefCallback<HTMLElement> {
  const { showAtSeat } = useTableSigns();
  const [measure, isSeen] = useIsWide(1);
  useEffect(() => (isSeen ? showAtSeat() : undefined), [isSeen, showAtSeat]);
  return measure;
}
