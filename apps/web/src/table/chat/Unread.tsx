import type { ReactNode } from 'react';
import './unread.css';

export interface UnreadProps {
  /** The number of unread messages. */
  readonly count: number;
  /** The button that opens the messages. Its name includes the number, too. */
  readonly children: ReactNode;
}

/** The chat button, with a dot while there are unread messages. */
export function Unread({ count, children }: UnreadProps) {
  return (
    <span className="unread" data-unread={count > 0}>
      {children}
    </span>
  );
}
