import { type ComponentProps, type ReactNode, useId } from 'react';
import { Complaint } from '../Complaint.tsx';
import './textField.css';

/** Beside an input's own attributes: its label, and what is wrong with its value. */
export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  readonly label: string;
  /** Whether the label is shown, or only said where the field stands for itself. */
  readonly labelled?: 'in-sight' | 'by-ear';
  /** What is wrong with what was entered. */
  readonly complaint?: string | undefined;
  /** The button that belongs to it. */
  readonly children?: ReactNode;
}

/** One line to write on, with its button beside it and what is wrong with it below. */
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
