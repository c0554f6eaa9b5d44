import { loadMessages } from '../../language/load.ts';
import { shownLater } from '../shownLater.tsx';

/** The `PreferenceChoices` component, lazy-loaded when it is first shown. */
export const PreferenceChoices = shownLater(async () => {
  const [part] = await Promise.all([import('./PreferenceChoices.tsx'), loadMessages('dialogs')]);
  return part.PreferenceChoices;
});
