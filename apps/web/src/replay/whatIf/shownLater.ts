import { shownLater } from '../../ui/shownLater.tsx';

/** The `WhatIfDialog` component, lazy-loaded when it is first requested. */
export const WhatIfDialog = shownLater(async () => (await import('./WhatIfDialog.tsx')).WhatIfDialog);
