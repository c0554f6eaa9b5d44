import { type Guest, parsePassCode, refusal, type Refusal } from '@chinwag/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { postPassHolder } from '../../session/api.ts';
import { currentGuest, takePass, useGuest } from '../../session/guest.ts';
import { ClosedTable } from '../ClosedTable.tsx';
import { Opening } from '../Opening.tsx';
import { PassChoice } from './PassChoice.tsx';

export interface PassQuestionProps {
  /** The pass of the link, as written. */
  readonly pass: string;
  /** Called once the pass has been redeemed, with the browser's new guest and its former one, or null if there was none. */
  readonly onTaken: (now: Guest, former: Guest | null) => void;
  /** Called if the pass belongs to this browser's own guest, so that there is nothing to redeem. */
  readonly onOwn: () => void;
  readonly onDeclined: () => void;
}

/**
 * Asks whether to redeem a pass, once the pass's guest is known. Looking up the guest changes nothing and does not use up the pass.
 */
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
    const former = currentGuest()?.guest ?? null;
    const answer = await takePass(pass);
    if (answer.ok) onTaken(answer.guest, former);
    else setHolder(answer);
  };
  if (holder === null) return <Opening />;
  if ('code' in holder) return <ClosedTable refusal={holder} game={null} />;
  return <PassChoice holder={holder} you={session?.guest ?? null} onTake={take} onDeclined={onDeclined} />;
}

async function holderOf(pass: string): Promise<Guest | Refusal> {
  const code = parsePassCode(pass);
  if (code === null) return refusal('pass-invalid');
  const answer = await postPassHolder(code);
  return answer.ok ? answer.guest : answer;
}
