import { shownLater } from '../../ui/shownLater.tsx';

/** The `<PartGroups>` component, lazy-loaded when cards are first set apart. */
export const PartGroups = shownLater(async () => (await import('./PartGroups.tsx')).PartGroups);
