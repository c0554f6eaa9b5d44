import { type ComponentProps, type ReactNode, useId } from 'react';
import { Complaint } from '../Complaint.tsx';
import './textField.css';

/** The attributes of an input, with its label, and the error message for its value. */
export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  readonly label: string;
  /** Whether the label is visible, or only an accessible name for a field that needs no visible label. */
  readonly labelled?: 'in-sight' | 'by-ear';
  /** The error message for the value. */
  readonly complaint?: string | undefined;
  /** The button of the field. */
  readonly children?: ReactNode;
}

/** A text field with a button beside it and an error message below. */
export function TextField({ label, labelled = 'in-sight', complaint, children, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className="text-field">
      <label htmlFor={id} className={labelled === 'by-ear' ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <div className="text-field-row">
        <input
          {...input}
          id={id}
          aria-invalid={complaint === undefined ? undefined : true}
          aria-describedby={complaint === undefined ? undefined : `${id}-complaint`}
        />
        {children}
      </div>
      {complaint !== undefined && (
        <Complaint id={`${id}-complaint`} className="text-field-complaint">
          {complaint}
        </Complaint>
      )}
    </div>
  );
}
