import { isolated } from '@chinwag/protocol';
import { useState } from 'react';
import { dropSaved, type GuestSession, switchTo, useSavedGuests } from '../../session/guest.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSay } from '../../language/language.ts';
import './savedGuests.css';

/** The earlier guests stored in this browser. Pressing a guest returns to it. Renders nothing if there are none. */
export function SavedGuests() {
  const say = useSay();
  const saved = useSavedGuests();
  if (saved.length === 0) return null;
  return (
    <section className="saved-guests" aria-label={say('devices.saved')}>
      <h3>{say('devices.saved')}</h3>
      <ul>
        {saved.map((session) => (
          <SavedGuest key={session.guest.id} session={session} />
        ))}
      </ul>
    </section>
  );
}

function SavedGuest({ session: { guest } }: { readonly session: GuestSession }) {
  const say = useSay();
  const announce = useAnnounce();
  const [removing, setRemoving] = useState(false);
  const name = isolated(guest.name);
  const become = () => {
    switchTo(guest.id);
    announce(say('devices.taken', { name }));
  };
  if (removing) {
    return (
      <li>
        <p>{say('devices.remove-meaning', { name })}</p>
        <Button onClick={() => dropSaved(guest.id)}>{say('devices.remove', { name })}</Button>
        <Button variant="quiet" onClick={() => setRemoving(false)}>
          {say('devices.keep-saved')}
        </Button>
      </li>
    );
  }
  return (
    <li>
      <Button onClick={become}>{say('devices.switch-to', { name })}</Button>
      <Button variant="quiet" onClick={() => setRemoving(true)}>
        {say('devices.remove-offer', { name })}
      </Button>
    </li>
  );
}
