import { CHAT_LENGTH, CHAT_PRESETS, type Said } from '@chinwag/protocol';
import type { Violation } from '@chinwag/rules';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { TextField } from '../../forms/TextField.tsx';
import { Button, IconButton } from '../../kit/Button.tsx';
import { RuleLink } from '../../kit/RuleLink.tsx';
import { Scrolling } from '../../kit/Scrolling.tsx';
import { Token } from '../../kit/Token.tsx';
import { useTable } from '../tableContext.ts';
import './chat.css';
import { useMuting } from './muting.ts';
import { PHRASES, saidText } from './phrases.ts';

/** What `<Chat>` takes. */
export interface ChatProps {
  /** Why one may not talk now, or null. */
  readonly silence: Violation | null;
}

/** The talk at the table: what was said, the usual phrases, a line of one's own. */
export function Chat({ silence }: ChatProps) {
  const { chat, turn } = useMuting();
  return (
    <section className="chat" aria-label="Chat">
      {chat === 'on' && (
        <>
          <Sayings />
          {silence === null ? <Speaking /> : <Silence violation={silence} />}
        </>
      )}
      <label className="chat-off">
        <input type="checkbox" checked={chat === 'off'} onChange={() => turn(chat === 'off' ? 'on' : 'off')} />
        <span>No chat for me</span>
      </label>
    </section>
  );
}

function Sayings() {
  const { said } = useTable();
  if (said.length === 0) return <p className="chat-nothing">Nobody has said anything yet.</p>;
  return (
    <Scrolling label="What was said">
      <ol className="chat-sayings">
        {said.map((saying, k) => (
          <Line key={`${saying.at} ${saying.from} ${k}`} saying={saying} last={k === said.length - 1} />
        ))}
      </ol>
    </Scrolling>
  );
}

function Line({ saying, last }: { saying: Said; last: boolean }) {
  const { you } = useTable();
  const { muted, mute, hear } = useMuting();
  const { from, name } = saying;
  const silenced = muted.includes(from);
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const sayings = line.current?.closest('.scrolling');
    if (last && sayings) sayings.scrollTop = sayings.scrollHeight;
  }, [last]);
  return (
    <li ref={line}>
      <Token name={name} {...(silenced ? { mark: 'muted' } : {})} />
      <p>
        <b>{from === you ? 'You' : name}</b> {silenced ? <i>muted by you, at every table</i> : saidText(saying)}
      </p>
      {from !== you &&
        (silenced ? (
          <Button onClick={() => hear(from)}>Hear</Button>
        ) : (
          <IconButton icon="mute" label={`Mute ${name}`} onClick={() => mute(from)} />
        ))}
    </li>
  );
}

function Speaking() {
  const { ask } = useTable();
  const [text, setText] = useState('');
  const [presets, setPresets] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    ask('say', { text });
    setText('');
  };
  return (
    <>
      {presets && (
        <div className="chat-presets">
          {CHAT_PRESETS.map((preset) => (
            <Button
              key={preset}
              onClick={() => {
                ask('say', { preset });
                setPresets(false);
              }}
            >
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
          onChange={(event) => setText(event.target.value)}
          maxLength={CHAT_LENGTH}
          autoComplete="off"
          enterKeyHint="send"
        >
          {text.trim() === '' ? (
            <Button
              icon="chat"
              aria-label="The usual phrases"
              aria-expanded={presets}
              onClick={() => setPresets(!presets)}
            >
              …
            </Button>
          ) : (
            <Button type="submit" icon="right" aria-label="Say it">
              Say
            </Button>
          )}
        </TextField>
      </form>
    </>
  );
}

function Silence({ violation }: { violation: Violation }) {
  return (
    <p className="chat-nothing">
      {violation.message} <RuleLink rule={violation.rule} />
    </p>
  );
}
