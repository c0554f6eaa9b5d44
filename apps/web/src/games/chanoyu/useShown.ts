import { useState } from 'react';

/** What there is room for above the trick of a phone: the rows, or how it stands. */
export type ChanoyuView = 'rows' | 'aim';

/** What a phone shows above the trick: what `moment` calls for, until the other is asked for. */
export function useShown(moment: string, called: ChanoyuView): readonly [ChanoyuView, (shown: ChanoyuView) => void] {
  const [request, setRequest] = useState<{ readonly moment: string; readonly shown: ChanoyuView } | null>(null);
  return [request?.moment === moment ? request.shown : called, (shown) => setRequest({ moment, shown })];
}
