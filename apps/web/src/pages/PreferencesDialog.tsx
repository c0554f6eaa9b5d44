import { PreferenceChoices } from '../forms/PreferenceChoices.tsx';
import { Dialog } from '../kit/Dialog.tsx';

/** The preferences, over the page one is on. */
export function PreferencesDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Preferences" onClose={onClose}>
      <PreferenceChoices />
    </Dialog>
  );
}
