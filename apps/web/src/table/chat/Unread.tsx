import type { ReactNode } from 'react';
import './unread.css';

export interface UnreadProps {
  /** How much there is that one has not read. */
  readonly count: number;
  /** The button that leads there; its name says how much, too. */
  readonly children: ReactNode;
}

/** A mark on the button of the chat while there is something new. */
export function Unread({ count, children }: UnreadProps) {
  return (
    <span className="unread" data-unread={count > 0}>
      {children}
    </span>
  );
}
