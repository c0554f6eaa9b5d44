import { loadMessages } from '../language/load.ts';
import { shownLater } from '../ui/shownLater.tsx';

/** The question for a name, loaded when it is asked. */
export const NameDialog = shownLater(async () => {
  const [part] = await Promise.all([import('./NameDialog.tsx'), loadMessages('dialogs')]);
  return part.NameDialog;
});

/** The preferences dialog, loaded when it is opened. */
export const PreferencesDialog = shownLater(async () => (await import('./PreferencesDialog.tsx')).PreferencesDialog);

/** The dialog with the ways to practise, loaded when there is more than one. */
export const PracticeDialog = shownLater(async () => {
  const [part] = await Promise.all([import('./PracticeDialog.tsx'), loadMessages('dialogs')]);
  return part.PracticeDialog;
});

/** The dialog on how a game is played, loaded when it is opened. */
export const HowItIsPlayedDialog = shownLater(
  async () => (await import('../table/introduction/HowItIsPlayedDialog.tsx')).HowItIsPlayedDialog,
);

/** The list of a guest's tables, loaded when there is one. */
export const YourTables = shownLater(async () => {
  const [part] = await Promise.all([import('./yourTables/YourTables.tsx'), loadMessages('your-tables')]);
  return part.YourTables;
});
