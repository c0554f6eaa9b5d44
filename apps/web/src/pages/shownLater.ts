import { loadMessages } from '../language/load.ts';
import { shownLater } from '../ui/shownLater.tsx';

/** The `NameDialog` component, lazy-loaded when it is first shown. */
export const NameDialog = shownLater(async () => {
  const [part] = await Promise.all([import('./NameDialog.tsx'), loadMessages('dialogs')]);
  return part.NameDialog;
});

/** The `PreferencesDialog` component, lazy-loaded when it is opened. */
export const PreferencesDialog = shownLater(async () => (await import('./PreferencesDialog.tsx')).PreferencesDialog);

/** The `PracticeDialog` component, lazy-loaded if there is more than one way to practise. */
export const PracticeDialog = shownLater(async () => {
  const [part] = await Promise.all([import('./PracticeDialog.tsx'), loadMessages('dialogs')]);
  return part.PracticeDialog;
});

/** The `HowItIsPlayedDialog` component, lazy-loaded when it is opened. */
export const HowItIsPlayedDialog = shownLater(
  async () => (await import('../table/introduction/HowItIsPlayedDialog.tsx')).HowItIsPlayedDialog,
);

/** The `YourTables` component, lazy-loaded if the guest has tables. */
export const YourTables = shownLater(async () => {
  const [part] = await Promise.all([import('./yourTables/YourTables.tsx'), loadMessages('your-tables')]);
  return part.YourTables;
});
