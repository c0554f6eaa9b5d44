import { useState } from 'react';
import { useSay } from '../../language/language.ts';
import { TextField } from './TextField.tsx';

export interface AmountFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Called with an integer from `least` to `most` once the user has entered it: on Enter, or when the field loses the focus. */
  readonly onEnter: (amount: number) => void;
  /** Why the field is disabled now, as a sentence. */
  readonly offReason?: string | undefined;
}

/** A field for an integer. For an invalid entry, shows an error and does not call `onEnter`. */
export function AmountField({ label, value, least, most, onEnter, offReason }: AmountFieldProps) {
  const say = useSay();
  const [draft, setDraft] = useState<string | null>(null);
  const wrong = draft !== null && amountOf(draft, { least, most }) === null;
  const enter = () => {
    const amount = draft === null ? null : amountOf(draft, { least, most });
    if (amount === null || offReason !== undefined) return;
    setDraft(null);
    if (amount !== value) onEnter(amount);
  };
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={draft ?? String(value)}
      readOnly={offReason !== undefined}
      complaint={wrong ? say('forms.whole-number', { least, most }) : undefined}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={enter}
      onKeyDown={(event) => {
        if (event.key === 'Enter') enter();
      }}
    />
  );
}

function amountOf(text: string, { least, most }: { readonly least: number; readonly most: number }): number | null {
  const amount = /^\s*\d+\s*$/u.test(text) ? Number(text) : null;
  return amount !== null && amount >= least && amount <= most ? amount : null;
}
