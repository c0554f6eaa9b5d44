import { isolated, type Refusal } from '@chinwag/protocol';
import { useState } from 'react';
import { useRefusalWords } from '../../board/refusalWords.ts';
import { keepOnlyHere, useGuest } from '../../session/guest.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { Complaint } from '../../ui/Complaint.tsx';
import { useSay } from '../../language/language.ts';
import './onlyHere.css';

export interface OnlyHereProps {
  /** Whether the component starts with the offer or with the question. */
  readonly first?: 'offered' | 'asked';
}

/** Makes this device the guest's only one, after the user has read what that means. Renders nothing for a guest without a name. */
export function OnlyHere({ first = 'offered' }: OnlyHereProps) {
  const say = useSay();
  const words = useRefusalWords();
  const announce = useAnnounce();
  const session = useGuest();
  const [step, setStep] = useState<'offered' | 'asked' | 'under-way' | 'done'>(first);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  if (session === null) return null;
  const name = isolated(session.guest.name);
  if (step === 'offered') return <Button onClick={() => setStep('asked')}>{say('devices.only-here.offer')}</Button>;
  if (step === 'done') return <p className="only-here">{say('devices.only-here.done', { name })}</p>;
  const keep = async () => {
    if (step === 'under-way') return;
    setStep('under-way');
    setTrouble(null);
    const answer = await keepOnlyHere();
    setStep(answer.ok ? 'done' : 'asked');
    if (answer.ok) announce(say('devices.only-here.done', { name }));
    else setTrouble(answer);
  };
  return (
    <div className="only-here">
      <p>{say('devices.only-here.meaning', { name })}</p>
      {trouble !== null && <Complaint>{words(trouble)}</Complaint>}
      <Button onClick={() => void keep()}>{say('devices.only-here.confirm')}</Button>
      <Button variant="quiet" onClick={() => setStep('offered')}>
        {say('devices.only-here.keep')}
      </Button>
    </div>
  );
}
