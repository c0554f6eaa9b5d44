import { shownLater } from '../../ui/shownLater.tsx';

/** `<PartGroups>`, loaded when something is first set apart. */
export const PartGroups = shownLater(async () => (await import('./PartGroups.tsx')).PartGroups);
