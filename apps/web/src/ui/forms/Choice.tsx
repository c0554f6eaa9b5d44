import { useId } from 'react';
import './choice.css';

/** One of the values to choose from. */
interface Choosable<Value> {
  readonly value: Value;
  readonly label: string;
  /** The explanation of the value, shown while the value is chosen. */
  readonly help?: string;
  /** The language of the label, if it is not the page's. */
  readonly lang?: string;
}

export interface ChoiceProps<Value> {
  readonly legend: string;
  readonly choices: readonly Choosable<NoInfer<Value>>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  /** Why the choice is disabled now, as a sentence. */
  readonly offReason?: string | undefined;
}

/** A choice of one value out of a few, all of them visible. */
export function Choice<Value>({ legend, choices, value, onChoose, offReason }: ChoiceProps<Value>) {
  const id = useId();
  const off = offReason !== undefined;
  const help = offReason ?? choices.find((choice) => choice.value === value)?.help ?? '';
  return (
    <fieldset className="choice" aria-disabled={off || undefined} aria-describedby={help === '' ? undefined : `${id}-help`}>
      <legend>{legend}</legend>
      <div className="choice-row">
        {choices.map((choice) => (
          <label key={choice.label}>
            <input
              type="radio"
              name={id}
              checked={choice.value === value}
              aria-disabled={off || undefined}
              onChange={() => off || onChoose(choice.value)}
            />
            <span lang={choice.lang}>{choice.label}</span>
          </label>
        ))}
      </div>
      {help !== '' && (
        <p id={`${id}-help`} className="choice-help">
          {help}
        </p>
      )}
    </fieldset>
  );
}
