import { shownLater } from '../../ui/shownLater.tsx';

/** What it takes to play on from a moment, loaded when it is first asked for. */
export const WhatIfDialog = shownLater(async () => (await import('./WhatIfDialog.tsx')).WhatIfDialog);
