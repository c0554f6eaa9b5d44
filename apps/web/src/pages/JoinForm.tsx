import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { TextField } from '../forms/TextField.tsx';
import { Button } from '../kit/Button.tsx';
import { parseTableLink, tablePath } from '../table/tableLink.ts';

/** The way to a friend's table for one who was told the link or the code. */
export function JoinForm() {
  const [text, setText] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const [, navigate] = useLocation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = parseTableLink(text);
    if (code !== null) navigate(tablePath(code));
    else setComplaint('That is neither a link to a table nor its code of ten letters and digits.');
  };
  return (
    <form className="join-form" onSubmit={submit} noValidate>
      <TextField
        label="Link or code from a friend"
        labelled="by-ear"
        placeholder="Link or code"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setComplaint(undefined);
        }}
        complaint={complaint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
      >
        <Button type="submit">Join</Button>
      </TextField>
    </form>
  );
}
