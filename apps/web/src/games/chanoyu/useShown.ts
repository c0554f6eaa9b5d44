import { useState } from 'react';

/** What there is room for above the trick of a phone: the rows, or how it stands. */
export type Shown = 'rows' | 'aim';

/** What a phone shows above the trick: what `moment` calls for, until the other is asked for. */
export function useShown(moment: string, called: Shown): readonly [Shown, (shown: Shown) => void] {
  const [asked, ask] = useState<{ readonly moment: string; readonly shown: Shown } | null>(null);
  return [asked?.moment === moment ? asked.shown : called, (shown) => ask({ moment, shown })];
}
