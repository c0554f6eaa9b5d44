import { shownLater } from '../../ui/shownLater.tsx';

/** The `<OpenHands>` component, lazy-loaded when there are hands to show. */
export const OpenHands = shownLater(async () => (await import('./OpenHands.tsx')).OpenHands);
