import { loadMessages } from '../language/load.ts';
import { shownLater } from '../ui/shownLater.tsx';

/** The question for a name, loaded when it is asked. */
export const NameDialog = shownLater(async () => {
  const [part] = await Promise.all([import('./NameDialog.tsx'), loadMessages('dialogs')]);
  return part.NameDialog;
});

/** The preferences, loaded when they are shown. */
export const PreferencesDialog = shownLater(async () => (await import('./PreferencesDialog.tsx')).PreferencesDialog);

/** The ways to practise a game, loaded when there is more than one. */
export const PracticeDialog = shownLater(async () => {
  const [part] = await Promise.all([import('./PracticeDialog.tsx'), loadMessages('dialogs')]);
  return part.PracticeDialog;
});

/** How a game is played, loaded when somebody wants to see it. */
export const HowItIsPlayedDialog = shownLater(
  async () => (await import('../table/introduction/HowItIsPlayedDialog.tsx')).HowItIsPlayedDialog,
);

/** The tables of a guest, loaded when there is one. */
export const YourTables = shownLater(async () => {
  const [part] = await Promise.all([import('./yourTables/YourTables.tsx'), loadMessages('your-tables')]);
  return part.YourTables;
});
