import { CHAT_LENGTH, CHAT_PRESETS, type Refusal, type RequestPayload, SLOW_TALK } from '@chinwag/protocol';
import { type FormEvent, useState } from 'react';
import { useRefusalWords } from '../../boards/refusalWords.ts';
import { TextField } from '../../forms/TextField.tsx';
import { Button } from '../../kit/Button.tsx';
import { useTable } from '../tableContext.ts';
import { PHRASES } from './phrases.ts';
import { waitInWords } from '../../wording/talkWords.ts';
import { useWait } from './useWait.ts';

/** A line of one's own, and the usual phrases. What the table refuses stays in the field, and why is said below it. */
export function Speaking() {
  const { table, request } = useTable();
  const [text, setText] = useState('');
  const [presets, setPresets] = useState(false);
  const words = useRefusalWords();
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [seconds, wait] = useWait();
  const say = async (said: RequestPayload<'say'>): Promise<boolean> => {
    const answer = await request('say', said);
    setRefused(answer.ok ? null : answer);
    if (!answer.ok) wait(answer.wait ?? 0);
    else if (table.talk === 'slow') wait(SLOW_TALK);
    return answer.ok;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || seconds > 0) return;
    void say({ text }).then((heard) => heard && setText(''));
  };
  return (
    <>
      {presets && (
        <div className="chat-presets">
          {CHAT_PRESETS.map((preset) => (
            <Button key={preset} onClick={() => void say({ preset }).then((heard) => heard && setPresets(false))}>
              {PHRASES[preset]}
            </Button>
          ))}
        </div>
      )}
      <form onSubmit={submit}>
        <TextField
          label="Say something"
          labelled="by-ear"
          placeholder="Say something"
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
            <Button icon="chat" aria-label="The usual phrases" aria-expanded={presets} onClick={() => setPresets(!presets)}>
              …
            </Button>
          ) : (
            <Button type="submit" icon="right" aria-label="Say it" offReason={seconds > 0 ? waitInWords(seconds) : undefined}>
              Say
            </Button>
          )}
        </TextField>
        {seconds > 0 && <p className="chat-wait">{waitInWords(seconds)}</p>}
      </form>
    </>
  );
}
