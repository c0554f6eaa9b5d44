import { shownLater } from '../shownLater.tsx';

/** All preferences, loaded when they are shown. */
export const PreferenceChoices = shownLater(async () => (await import('./PreferenceChoices.tsx')).PreferenceChoices);
