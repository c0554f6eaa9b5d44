import type { ReactNode } from 'react';
import './statusLine.css';

export interface StatusLineProps {
  /** Whose turn it is, or what has just happened: `Your turn.` */
  readonly headline: string;
  /** The lamp: lit while the viewer must answer a question. */
  readonly lamp?: 'lit' | 'out' | undefined;
  /** A summary of the whole line. When the summary changes, a new line replaces the old one. */
  readonly announced?: string | undefined;
  /** The question: `Follow diamonds.` */
  readonly children?: ReactNode | undefined;
  /** The icon buttons at the end of the line. */
  readonly end?: ReactNode | undefined;
}

/**
 * The status line: a headline, such as whose turn it is, and what the viewer must do. Hidden from screen readers, which get the
 * same text through `useAnnounce`.
 */
export function StatusLine({ headline, lamp = 'out', announced = headline, children, end }: StatusLineProps) {
  return (
    <div className="status-line">
      {lamp === 'lit' && <span className="status-lamp" aria-hidden="true" />}
      {/* a different sentence is a new line, not the same line moved */}
      <p key={announced}>
        <strong>{headline}</strong> {children}
      </p>
      {end}
    </div>
  );
}
