import { useState } from 'react';
import { Band } from '../../ui/Band.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSay } from '../../language/language.ts';
import { OnlyHere } from './OnlyHere.tsx';

/**
 * A banner for a player whose table is also open on another device. It stays until the player says that the device is theirs, and
 * reappears for a different device. Renders nothing if the table is open only here.
 */
export function OtherDeviceBand() {
  const say = useSay();
  const [step, setStep] = useState<'shown' | 'asked' | 'known'>('shown');
  if (step === 'known') return null;
  return (
    <>
      <Band
        icon="person"
        headline={say('devices.other.open')}
        action={
          <>
            <Button onClick={() => setStep('asked')}>{say('devices.only-here.offer')}</Button>
            <Button variant="go" onClick={() => setStep('known')}>
              {say('devices.other.mine')}
            </Button>
          </>
        }
      >
        {say('devices.other.detail')}
      </Band>
      {step === 'asked' && (
        <Dialog title={say('devices.only-here.title')} onClose={() => setStep('shown')}>
          <OnlyHere first="asked" />
        </Dialog>
      )}
    </>
  );
}
