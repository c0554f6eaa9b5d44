import { type Guest, isolated, parsePassCode, refusal, type Refusal } from '@chinwag/protocol';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { postPassHolder } from '../connection/api.ts';
import { currentGuest, type GuestSession, takePass, useGuest } from '../connection/guest.ts';
import { PlainPage } from '../frame/PlainPage.tsx';
import { Button } from '../kit/Button.tsx';
import { useSay } from '../language/language.ts';
import { message } from '../language/message.ts';
import { ClosedTable } from '../table/ClosedTable.tsx';
import { Opening } from '../table/Opening.tsx';

/** What `<PassQuestion>` takes. */
export interface PassQuestionProps {
  /** The pass of the link, as it was written. */
  readonly pass: string;
  /** Called once it was taken, with the guest whose place was taken: null if this browser had none. */
  readonly onTaken: (former: GuestSession | null) => void;
  /** Called if it is a pass of the guest whom this browser has already: there is nothing to take. */
  readonly onOwn: () => void;
  readonly onDeclined: () => void;
}

/** Asks whether a pass is to be taken, once it knows whose it is. To know that changes nothing, and uses nothing up. */
export function PassQuestion({ pass, onTaken, onOwn, onDeclined }: PassQuestionProps) {
  const session = useGuest();
  const [holder, setHolder] = useState<Guest | Refusal | null>(null);
  const own = useEffectEvent(onOwn);
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      const answer = await holderOf(pass);
      if (gone) return;
      if (!('code' in answer) && answer.id === currentGuest()?.guest.id) own();
      else setHolder(answer);
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [pass]);
  const take = async () => {
    const former = currentGuest();
    const answer = await takePass(pass);
    if (answer.ok) onTaken(former);
    else setHolder(answer);
  };
  if (holder === null) return <Opening />;
  if ('code' in holder) return <ClosedTable refusal={holder} game={null} />;
  return <Question holder={holder} you={session?.guest ?? null} onTake={take} onDeclined={onDeclined} />;
}

async function holderOf(pass: string): Promise<Guest | Refusal> {
  const code = parsePassCode(pass);
  if (code === null) return refusal('pass-invalid');
  const answer = await postPassHolder(code);
  return answer.ok ? answer.guest : answer;
}

interface QuestionProps {
  readonly holder: Guest;
  readonly you: Guest | null;
  readonly onTake: () => Promise<void>;
  readonly onDeclined: () => void;
}

function Question({ holder, you, onTake, onDeclined }: QuestionProps) {
  const say = useSay();
  const meaning = useId();
  const safe = useRef<HTMLButtonElement>(null);
  const [taking, setTaking] = useState(false);
  // The answer that changes nothing is the one that a key gives unseen.
  useEffect(() => safe.current?.focus(), []);
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
