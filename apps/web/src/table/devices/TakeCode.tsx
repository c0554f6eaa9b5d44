import { isolated, parsePassCode, PASS_CODE_LENGTH, refusal, type Refusal, type TableCode } from '@chinwag/protocol';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { useDraft } from '../../board/useDraft.ts';
import { useRefusalWords } from '../../board/refusalWords.ts';
import { type GuestSession, takePass, useGuest } from '../../session/guest.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSay } from '../../language/language.ts';
import { message } from '../../language/message.ts';
import './anotherDevice.css';

/**
 * A form for the code that another device shows. The code brings that device's guest to this one, and leads to the table where the
 * guest continues.
 */
export function TakeCode({ onTaken }: { readonly onTaken: (session: GuestSession, table: TableCode | null) => void }) {
  const say = useSay();
  const words = useRefusalWords();
  const session = useGuest();
  const [typed, setTyped] = useDraft('typed.code', z.string(), '');
  const [complaint, setComplaint] = useState<Refusal>();
  const [asking, setAsking] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (asking) return;
    const code = parsePassCode(typed);
    setAsking(true);
    const answer = code === null ? refusal('pass-invalid') : await takePass(code);
    setAsking(false);
    if (!answer.ok) return setComplaint(answer);
    setTyped('');
    onTaken(answer, answer.table ?? null);
  };
  return (
    <form className="take-code" onSubmit={(event) => void submit(event)} noValidate>
      <p>{say('devices.where', { games: message('pages.my-games'), show: message('devices.show') })}</p>
      {session !== null && <p>{say('devices.replaces', { name: isolated(session.guest.name) })}</p>}
      <TextField
        label={say('devices.field')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setComplaint(undefined);
        }}
        complaint={complaint && words(complaint)}
        maxLength={PASS_CODE_LENGTH * 2}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        enterKeyHint="go"
        spellCheck={false}
      >
        <Button variant="go" type="submit">
          {say('devices.use')}
        </Button>
      </TextField>
    </form>
  );
}
