import { shownLater } from '../../ui/shownLater.tsx';

/** What is on all that closes by itself, loaded when that is first on the screen. */
export const ClosesItself = shownLater(async () => (await import('./ClosesItself.tsx')).ClosesItself);
