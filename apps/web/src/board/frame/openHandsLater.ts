import { shownLater } from '../../ui/shownLater.tsx';

/** The hands that are shown to one who watches, loaded where there are any. */
export const OpenHands = shownLater(async () => (await import('./OpenHands.tsx')).OpenHands);
