import { useState } from 'react';

/** The view above the trick on a phone: the rows, or the standings. */
export type ChanoyuView = 'rows' | 'aim';

/**
 * Returns the view above the trick on a phone, and its setter. The view is `called` until the user switches to the other one. A new
 * `moment` resets the view.
 */
export function useShown(moment: string, called: ChanoyuView): readonly [ChanoyuView, (shown: ChanoyuView) => void] {
  const [request, setRequest] = useState<{ readonly moment: string; readonly shown: ChanoyuView } | null>(null);
  return [request?.moment === moment ? request.shown : called, (shown) => setRequest({ moment, shown })];
}
