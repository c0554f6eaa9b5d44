import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import * as z from 'zod/mini';
import { useDraft } from '../board/useDraft.ts';
import { TextField } from '../ui/forms/TextField.tsx';
import { Button } from '../ui/Button.tsx';
import { useSay } from '../language/language.ts';
import { parseTableLink, tablePath } from './tableLink.ts';

export interface JoinFormProps {
  /** The initial text, for example a code to correct. */
  readonly first?: string;
}

/** A form that opens a friend's table by its link or its code. */
export function JoinForm({ first = '' }: JoinFormProps) {
  const say = useSay();
  const [text, setText] = useDraft(`typed.link.${first}`, z.string(), first);
  const [wrong, setWrong] = useState(false);
  const [, navigate] = useLocation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = parseTableLink(text);
    if (code === null) return setWrong(true);
    setText(first);
    navigate(tablePath(code));
  };
  return (
    <form className="join-form" onSubmit={submit} noValidate>
      <TextField
        label={say('pages.join.label')}
        labelled="by-ear"
        placeholder={say('pages.join.placeholder')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(false);
        }}
        complaint={wrong ? say('pages.join.neither') : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
      >
        <Button type="submit">{say('pages.join.join')}</Button>
      </TextField>
    </form>
  );
}
