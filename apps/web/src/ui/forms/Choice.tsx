import { useId } from 'react';
import './choice.css';

/** One of several things to choose. */
interface Choosable<Value> {
  readonly value: Value;
  readonly label: string;
  /** What it means, shown while it is chosen. */
  readonly help?: string;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string;
}

/** What `<Choice>` takes. */
export interface ChoiceProps<Value> {
  readonly legend: string;
  readonly choices: readonly Choosable<NoInfer<Value>>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** One choice out of a few, all of them in sight. */
export function Choice<Value>({ legend, choices, value, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  const help = choices.find((choice) => choice.value === value)?.help ?? '';
  return (
    <fieldset className="choice" aria-describedby={help === '' ? undefined : `${id}-help`}>
      <legend>{legend}</legend>
      <div className="choice-row">
        {choices.map((choice) => (
          <label key={choice.label}>
            <input type="radio" name={id} checked={choice.value === value} onChange={() => onChoose(choice.value)} />
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
