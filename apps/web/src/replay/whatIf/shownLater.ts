import { loadMessages } from '../../language/load.ts';
import { shownLater } from '../../ui/shownLater.tsx';

/** What it takes to play on from a moment, loaded when it is first asked for. */
export const WhatIfDialog = shownLater(async () => {
  const [part] = await Promise.all([import('./WhatIfDialog.tsx'), loadMessages('what-if')]);
  return part.WhatIfDialog;
});
