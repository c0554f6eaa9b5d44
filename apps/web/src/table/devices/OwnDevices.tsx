import { isolated } from '@chinwag/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useGuest } from '../../session/guest.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSay } from '../../language/language.ts';
import { tablePath } from '../tableLink.ts';
import { AnotherDevice } from './AnotherDevice.tsx';
import { OnlyHere } from './OnlyHere.tsx';
import { SavedGuests } from './SavedGuests.tsx';
import { TakeCode } from './TakeCode.tsx';

/**
 * The ways to move between a person's devices. The user can take this guest to another device, bring another device's guest here,
 * or return to an earlier guest.
 */
export function OwnDevices() {
  const say = useSay();
  const announce = useAnnounce();
  const session = useGuest();
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<'show' | 'take' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="own-devices">
      {session !== null && <Button onClick={() => setOpen('show')}>{say('devices.show')}</Button>}
      <Button onClick={() => setOpen('take')}>{say('devices.take')}</Button>
      <OnlyHere />
      <SavedGuests />
      {open === 'show' && (
        <Dialog title={say('devices.show')} onClose={close}>
          <AnotherDevice table={null} />
        </Dialog>
      )}
      {open === 'take' && (
        <Dialog title={say('devices.take')} onClose={close}>
          <TakeCode
            onTaken={({ guest }, table) => {
              close();
              if (table !== null) navigate(tablePath(table));
              announce(say('devices.taken', { name: isolated(guest.name) }));
            }}
          />
        </Dialog>
      )}
    </div>
  );
}
