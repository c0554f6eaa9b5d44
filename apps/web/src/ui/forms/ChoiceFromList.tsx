import { useId } from 'react';
import type { ChoiceProps } from './Choice.tsx';
import './choice.css';

/** A choice of one value out of many, collapsed to the current one. */
export function ChoiceFromList<Value>({ legend, choices, value, onChoose, offReason }: ChoiceProps<Value>) {
  const id = useId();
  const at = choices.findIndex((choice) => choice.value === value);
  return (
    <div className="choice choice-list-row">
      <label htmlFor={id}>{legend}</label>
      <select
        id={id}
        aria-describedby={`${id}-help`}
        aria-disabled={offReason !== undefined || undefined}
        value={at}
        onChange={(event) => {
          const chosen = choices[Number(event.target.value)];
          if (chosen !== undefined && offReason === undefined) onChoose(chosen.value);
        }}
      >
        {choices.map(({ label }, k) => (
          <option key={label} value={k}>
            {label}
          </option>
        ))}
      </select>
      <p id={`${id}-help`} className="choice-help">
        {offReason ?? choices[at]?.help}
      </p>
    </div>
  );
}
