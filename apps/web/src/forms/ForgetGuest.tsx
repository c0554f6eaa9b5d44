import { isolated, type Refusal } from '@chinwag/protocol';
import { useState } from 'react';
import { useRefusalWords } from '../boards/refusalWords.ts';
import { forgetGuest, isPractising, useGuest } from '../connection/guest.ts';
import { Button } from '../kit/Button.tsx';
import './forgetGuest.css';

/** Lets somebody who has given a name have it taken out of everything, once they have read what that means. */
export function ForgetGuest({ onForgotten }: { readonly onForgotten: () => void }) {
  const words = useRefusalWords();
  const session = useGuest();
  const [step, setStep] = useState<'offered' | 'asked' | 'under-way'>('offered');
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  if (session === null || isPractising(session)) return null;
  if (step === 'offered') {
    return (
      <div className="forget">
        <Button variant="quiet" onClick={() => setStep('asked')}>
          Have your name taken out of everything…
        </Button>
      </div>
    );
  }
  const forget = async () => {
    if (step === 'under-way') return;
    setStep('under-way');
    setTrouble(null);
    const answer = await forgetGuest();
    if (answer.ok) return onForgotten();
    setStep('asked');
    setTrouble(answer);
  };
  return (
    <div className="forget">
      <p>
        You leave every table, and your seats go to others or to bots. What you said is gone. Where you played, it was “Somebody”
        who won or lost. Nobody can bring this back.
      </p>
      {trouble !== null && <p role="alert">{words(trouble)}</p>}
      <div className="forget-choice">
        <Button variant="plain" onClick={() => void forget()}>
          Take “{isolated(session.guest.name)}” out of everything
        </Button>
        <Button variant="quiet" onClick={() => setStep('offered')}>
          Keep my name
        </Button>
      </div>
    </div>
  );
}
