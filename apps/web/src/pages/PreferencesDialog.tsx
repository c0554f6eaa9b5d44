import { OwnDevices } from '../table/devices/shownLater.ts';
import { PreferenceChoices } from '../ui/forms/shownLater.ts';
import { IS_COPY } from '../basePath.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useSay } from '../language/language.ts';
import './preferences.css';

/** A dialog above the current page with the preferences, the user's other devices, and a link to the page about all stored data. */
export function PreferencesDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  return (
    <div className="preferences">
      <Dialog title={say('pages.preferences')} onClose={onClose}>
        <PreferenceChoices />
        <div className="preferences-more">
          {!IS_COPY && <OwnDevices />}
          <ButtonLink href="/stored">{say('pages.stored')}</ButtonLink>
        </div>
      </Dialog>
    </div>
  );
}
