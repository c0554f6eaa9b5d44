import type { ReactNode } from 'react';
import './statusLine.css';

export interface StatusLineProps {
  /** Whose turn it is, or what has just happened: 'Your turn.' */
  readonly headline: string;
  /** Lit when the viewer is asked something. */
  readonly lamp?: 'lit' | 'out' | undefined;
  /** A summary of all it says: when that changes, the line is replaced. */
  readonly announced?: string | undefined;
  /** What is asked: 'Follow diamonds.' */
  readonly children?: ReactNode | undefined;
  /** Icon buttons at the end. */
  readonly end?: ReactNode | undefined;
}

/** The status line: a sentence above the picture. Hidden from screen readers, which get the same words through `useAnnounce`. */
export function StatusLine({ headline, lamp = 'out', announced = headline, children, end }: StatusLineProps) {
  return (
    <div className="status-line">
      {lamp === 'lit' && <span className="status-lamp" aria-hidden="true" />}
      {/* another sentence is another line, not the same one moved */}
      <p key={announced}>
        <strong>{headline}</strong> {children}
      </p>
      {end}
    </div>
  );
}
