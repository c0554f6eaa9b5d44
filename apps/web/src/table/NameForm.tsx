import { NAME_LENGTH, type Refusal } from '@chinwag/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useDraft } from '../board/useDraft.ts';
import { useRefusalWords } from '../board/refusalWords.ts';
import { giveName, type GuestSession, useGuest } from '../session/guest.ts';
import { unrecognizedReason } from '../session/tokenRefusals.ts';
import { AskButton } from '../ui/AskButton.tsx';
import { useSay } from '../language/language.ts';
import { storesNothing } from '../storage/stored.ts';
import { TextField } from '../ui/forms/TextField.tsx';
import { loadMessages } from '../language/load.ts';
import { shownLater } from '../ui/shownLater.tsx';
import { StoresNothing, UnknownGuest } from './devices/shownLater.ts';

const BadgePicker = shownLater(async () => {
  const [{ BadgePicker: Loaded }] = await Promise.all([import('./badge/BadgePicker.tsx'), loadMessages('dialogs')]);
  return Loaded;
});

export interface NameFormProps {
  /** The label of the button, such as `Sit down`. */
  readonly action: string;
  readonly onNamed: (session: GuestSession) => void;
  /** Whether the form is the only content of its page. */
  readonly stands?: 'alone' | 'among-others';
}

/** The name as typed so far, or null if nothing has been typed. */
const typedSchema = z.nullable(z.string());

/**
 * A form that asks for a name. A guest who already has a name can also choose a badge. The form warns if the browser stores
 * nothing.
 */
export function NameForm({ action, onNamed, stands = 'alone' }: NameFormProps) {
  const say = useSay();
  const words = useRefusalWords();
  const guest = useGuest();
  const [typed, setTyped] = useDraft('typed.name', typedSchema, null);
  const name = typed ?? guest?.guest.name ?? '';
  const [badge, setBadge] = useState(guest?.guest.badge ?? null);
  const [complaint, setComplaint] = useState<Refusal>();
  const [asking, setAsking] = useState(false);
  const [isLost] = useState(storesNothing);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (stands === 'alone') field.current?.focus();
  }, [stands]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (asking) return;
    setAsking(true);
    const answer = await giveName(name, guest === null ? undefined : badge);
    setAsking(false);
    if (!answer.ok) return setComplaint(answer);
    setTyped(null);
    onNamed(answer);
  };
  const reason = complaint === undefined ? null : unrecognizedReason(complaint.code);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={say('forms.your-name')}
        value={name}
        onChange={(event) => {
          setTyped(event.target.value);
          setComplaint(undefined);
        }}
        complaint={reason === null ? complaint && words(complaint) : undefined}
        maxLength={NAME_LENGTH * 2}
        autoComplete="nickname"
        autoCapitalize="words"
        enterKeyHint="go"
        spellCheck={false}
        ref={field}
      >
        <AskButton variant="go" type="submit">
          {action}
        </AskButton>
      </TextField>
      {guest !== null && <BadgePicker name={name} badge={badge} onChoose={setBadge} />}
      {isLost && <StoresNothing />}
      {reason !== null && <UnknownGuest name={name} reason={reason} onStarted={onNamed} />}
    </form>
  );
}
