import { isolated, type Refusal } from '@chinwag/protocol';
import { useState } from 'react';
import { useRefusalWords } from '../board/refusalWords.ts';
import { forgetGuest, useGuest } from '../session/guest.ts';
import { Button } from '../ui/Button.tsx';
import { Complaint } from '../ui/Complaint.tsx';
import { useSay } from '../language/language.ts';
import './forgetGuest.css';

/** Lets a user erase their name everywhere after reading what that means. Renders nothing for a user without a name. */
export function ForgetGuest({ onForgotten }: { readonly onForgotten: () => void }) {
  const say = useSay();
  const words = useRefusalWords();
  const session = useGuest();
  const [step, setStep] = useState<'offered' | 'asked' | 'under-way'>('offered');
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  if (session === null) return null;
  if (step === 'offered') {
    return (
      <div className="forget">
        <Button variant="quiet" onClick={() => setStep('asked')}>
          {say('forms.forget.offer')}
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
      <p>{say('forms.forget.meaning')}</p>
      {trouble !== null && <Complaint>{words(trouble)}</Complaint>}
      <div className="forget-choice">
        <Button variant="plain" onClick={() => void forget()}>
          {say('forms.forget.forget', { name: isolated(session.guest.name) })}
        </Button>
        <Button variant="quiet" onClick={() => setStep('offered')}>
          {say('forms.forget.keep')}
        </Button>
      </div>
    </div>
  );
}
