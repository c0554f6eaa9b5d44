import { PreferenceChoices } from '../forms/PreferenceChoices.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useSay } from '../language/language.ts';

/** The preferences, over the page one is on. */
export function PreferencesDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={useSay()('pages.preferences')} onClose={onClose}>
      <PreferenceChoices />
    </Dialog>
  );
}
