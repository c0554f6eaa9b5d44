import type { ReactNode } from 'react';
import './statusLine.css';

export interface StatusLineProps {
  /** Whose turn it is, or what has just happened: 'Your turn.' */
  readonly headline: string;
  /** Lit when something is asked of the person at this screen. */
  readonly lamp?: 'lit' | 'out' | undefined;
  /** All that it says, in short: where that changes, nothing of it stays. */
  readonly announced?: string | undefined;
  /** What is asked: 'Follow diamonds.' */
  readonly children?: ReactNode | undefined;
  /** Icon buttons at the far end. */
  readonly end?: ReactNode | undefined;
}

/** The sentence before the picture. For the eye; the same words reach the ear through `useAnnounce`. */
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
