import { type Guest, isolated } from '@chinwag/protocol';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { PlainPage } from '../../ui/page/PlainPage.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSay } from '../../language/language.ts';
import { message } from '../../language/message.ts';
import './passChoice.css';

export interface PassChoiceProps {
  /** The guest of the pass. */
  readonly holder: Guest;
  /** The current guest of this browser, or null if there is none yet. */
  readonly you: Guest | null;
  readonly onTake: () => Promise<void>;
  readonly onDeclined: () => void;
}

/**
 * Asks whether to redeem a pass. It shows the pass's guest, the guest who would be replaced, and what the pass's issuer can do. The
 * safe answer has the focus.
 */
export function PassChoice({ holder, you, onTake, onDeclined }: PassChoiceProps) {
  const say = useSay();
  const meaning = useId();
  const safe = useRef<HTMLButtonElement>(null);
  const [taking, setTaking] = useState(false);
  // A blind key press gives the answer that changes nothing.
  useLayoutEffect(() => safe.current?.focus(), []);
  const take = () => {
    if (taking) return;
    setTaking(true);
    void onTake();
  };
  const name = isolated(holder.name);
  const yours = you === null ? null : isolated(you.name);
  return (
    <PlainPage
      title={say('devices.question', { name })}
      actions={
        <>
          <Button ref={safe} variant="go" aria-describedby={meaning} onClick={onDeclined}>
            {say(yours === null ? message('devices.decline') : message('devices.stay', { name: yours }))}
          </Button>
          <Button aria-describedby={meaning} onClick={take}>
            {say('devices.continue', { name })}
          </Button>
        </>
      }
    >
      <div id={meaning} className="pass-meaning">
        <p>
          <strong>{say('devices.only-yours')}</strong>
        </p>
        {yours !== null && <p>{say('devices.stays-saved', { name: yours })}</p>}
        {holder.name === you?.name && <p>{say('devices.namesake')}</p>}
      </div>
    </PlainPage>
  );
}
