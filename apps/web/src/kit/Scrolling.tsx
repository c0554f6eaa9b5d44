import type { ReactNode } from 'react';
import './scrolling.css';

/** What `<Scrolling>` takes. */
export interface ScrollingProps {
  /** What is in it, for those who come upon it with the keyboard. */
  readonly label: string;
  readonly children: ReactNode;
}

/** As much of something long as there is room for. The keyboard reaches it, so that arrows can scroll it. */
export function Scrolling({ label, children }: ScrollingProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div className="scrolling" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
