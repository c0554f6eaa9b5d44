import type { ReactNode } from 'react';
import './unread.css';

export interface UnreadProps {
  /** The number of unread messages. */
  readonly count: number;
  /** The button that opens them; its name includes the number, too. */
  readonly children: ReactNode;
}

/** A mark on the chat's button while there are unread messages. */
export function Unread({ count, children }: UnreadProps) {
  return (
    <span className="unread" data-unread={count > 0}>
      {children}
    </span>
  );
}
