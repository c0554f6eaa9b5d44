import { shownLater } from '../../ui/shownLater.tsx';

const papers = () => import('./Papers.tsx');

/** The `Rail` component, loaded where there is room for one. */
export const Rail = shownLater(async () => (await papers()).Rail);

/** The `PapersDialog` component, loaded when it is first opened. */
export const PapersDialog = shownLater(async () => (await papers()).PapersDialog);
