import { loadMessages } from '../../language/load.ts';
import { shownLater } from '../shownLater.tsx';

/** All preferences, loaded when they are shown. */
export const PreferenceChoices = shownLater(async () => {
  const [part] = await Promise.all([import('./PreferenceChoices.tsx'), loadMessages('dialogs')]);
  return part.PreferenceChoices;
});
