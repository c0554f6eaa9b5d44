import { shownLater } from '../../ui/shownLater.tsx';

/** The `ClosesItself` component, lazy-loaded when it is first shown. */
export const ClosesItself = shownLater(async () => (await import('./ClosesItself.tsx')).ClosesItself);
