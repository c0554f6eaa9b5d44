import { shownLater } from '../../ui/shownLater.tsx';

const papers = () => import('./Papers.tsx');

/** The rail beside the cloth, loaded where there is room for one. */
export const Rail = shownLater(async () => (await papers()).Rail);

/** The same papers over the table, loaded when somebody looks at them. */
export const PapersDialog = shownLater(async () => (await papers()).PapersDialog);
