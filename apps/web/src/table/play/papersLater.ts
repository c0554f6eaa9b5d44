import { shownLater } from '../../ui/shownLater.tsx';

const papers = () => import('./Papers.tsx');

/** The `Rail` component, lazy-loaded in windows with room for a rail. */
export const Rail = shownLater(async () => (await papers()).Rail);

/** The `PapersDialog` component, lazy-loaded when it is first opened. */
export const PapersDialog = shownLater(async () => (await papers()).PapersDialog);
