import { CHAT_LENGTH, CHAT_PRESETS, type Refusal, type RequestPayload, SLOW_CHAT_MS } from '@chinwag/protocol';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { useDraft } from '../../board/useDraft.ts';
import { useRefusalWords } from '../../board/refusalWords.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { AskButton } from '../../ui/AskButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { useTable } from '../tableContext.ts';
import { useSay } from '../../language/language.ts';
import { useWait } from './useWait.ts';

/** A text field and the preset phrases. A refused message stays in the field, with the reason below it. */
export function Speaking() {
  const say = useSay();
  const { table, request } = useTable();
  const [text, setText] = useDraft(`typed.${table.code}`, z.string(), '');
  const [presets, setPresets] = useState(false);
  const words = useRefusalWords();
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [seconds, beginToWait] = useWait();
  const wait = say('words.wait', { count: seconds });
  const speak = async (said: RequestPayload<'say'>): Promise<boolean> => {
    const answer = await request('say', said);
    setRefused(answer.ok ? null : answer);
    if (!answer.ok) beginToWait(answer.wait ?? 0);
    else if (table.settings.talk === 'slow') beginToWait(SLOW_CHAT_MS);
    return answer.ok;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || seconds > 0) return;
    void speak({ text }).then((heard) => heard && setText(''));
  };
  return (
    <>
      {presets && (
        <div className="chat-presets">
          {CHAT_PRESETS.map((preset) => (
            <AskButton key={preset} onClick={() => void speak({ preset }).then((heard) => heard && setPresets(false))}>
              {say(`chat.phrase.${preset}`)}
            </AskButton>
          ))}
        </div>
      )}
      <form onSubmit={submit}>
        <TextField
          label={say('chat.field')}
          labelled="by-ear"
          placeholder={say('chat.field')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            if (seconds === 0) setRefused(null);
          }}
          maxLength={CHAT_LENGTH}
          autoComplete="off"
          enterKeyHint="send"
          complaint={refused !== null && seconds === 0 && refused.wait === undefined ? words(refused) : undefined}
        >
          {text.trim() === '' ? (
            <Button icon="chat" aria-label={say('chat.phrases')} aria-expanded={presets} onClick={() => setPresets(!presets)}>
              …
            </Button>
          ) : (
            <AskButton type="submit" icon="right" aria-label={say('chat.say-it')} offReason={seconds > 0 ? wait : undefined}>
              {say('chat.say')}
            </AskButton>
          )}
        </TextField>
        {seconds > 0 && <p className="chat-wait">{wait}</p>}
      </form>
    </>
  );
}
