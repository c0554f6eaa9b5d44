import { OwnDevices } from '../table/devices/shownLater.ts';
import { PreferenceChoices } from '../ui/forms/shownLater.ts';
import { IS_COPY } from '../basePath.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useSay } from '../language/language.ts';
import './preferences.css';

/** The preferences, over the page one is on. */
export function PreferencesDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={useSay()('pages.preferences')} onClose={onClose}>
      <PreferenceChoices />
      {!IS_COPY && (
        <div className="preferences-devices">
          <OwnDevices />
        </div>
      )}
    </Dialog>
  );
}
