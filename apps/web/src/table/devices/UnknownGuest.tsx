import { isolated, type Refusal } from '@chinwag/protocol';
import { useState } from 'react';
import { useRefusalWords } from '../../board/refusalWords.ts';
import { type GuestSession, startOver } from '../../session/guest.ts';
import type { UnrecognizedReason } from '../../session/tokenRefusals.ts';
import { Button } from '../../ui/Button.tsx';
import { Complaint } from '../../ui/Complaint.tsx';
import { useSay } from '../../language/language.ts';
import { message } from '../../language/message.ts';
import './unknownGuest.css';

export interface UnknownGuestProps {
  /** The name of the unrecognized guest, or the new name that the user wants. */
  readonly name: string;
  readonly reason: UnrecognizedReason;
  readonly onStarted?: (session: GuestSession) => void;
}

/**
 * Says that the server does not recognize this browser's guest, and what the user can do. Replaces nothing until the user presses a
 * button. The earlier identity stays stored on the device.
 */
export function UnknownGuest({ name, reason, onStarted }: UnknownGuestProps) {
  const say = useSay();
  const words = useRefusalWords();
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const start = async () => {
    if (asking) return;
    setAsking(true);
    const answer = await startOver(name);
    setAsking(false);
    if (answer.ok) onStarted?.(answer);
    else setTrouble(answer);
  };
  const places = {
    games: message('pages.my-games'), preferences: message('pages.preferences'), show: message('devices.show'),
    take: message('devices.take'),
  };
  return (
    <div className="unknown-guest">
      <Complaint>{say(`devices.${reason}.meaning`)}</Complaint>
      <p>{say(`devices.${reason}.advice`, places)}</p>
      {trouble !== null && <Complaint>{words(trouble)}</Complaint>}
      <Button onClick={() => void start()}>{say('devices.unknown.start-over', { name: isolated(name) })}</Button>
    </div>
  );
}
