import { useState } from 'react';
import { passSeen } from '../../session/madePasses.ts';
import { useWatchedPasses } from '../../session/useWatchedPasses.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSay } from '../../language/language.ts';
import { OnlyHere } from './OnlyHere.tsx';
import './passNews.css';

/**
 * A notice, on any page, that another device has redeemed a pass issued on this one. It stays until the user dismisses it. Renders
 * nothing if no pass has been redeemed.
 */
export function PassNews() {
  const say = useSay();
  const [newest] = useWatchedPasses();
  const [asked, setAsked] = useState(false);
  if (newest === undefined) return null;
  return (
    <div className="pass-news slip" role="status">
      <p>{say(`devices.taken-by.${newest.device}`)}</p>
      <Button onClick={() => setAsked(true)}>{say('devices.only-here.offer')}</Button>
      <Button variant="go" onClick={() => passSeen(newest.pass)}>
        {say('devices.other.mine')}
      </Button>
      {asked && (
        <Dialog title={say('devices.only-here.title')} onClose={() => setAsked(false)}>
          <OnlyHere first="asked" />
        </Dialog>
      )}
    </div>
  );
}
