import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface WideTableProps {
  /** The accessible name of the table, for keyboard users. */
  readonly label: string;
  /** The body of the table. */
  readonly children: ReactNode;
}

/** A table of any width. If the table does not fit, it is focusable, so that the arrow keys can scroll it. */
export function WideTable({ label, children }: WideTableProps) {
  const room = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState(false);
  useEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const sizes = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return (
    <div ref={room} className="rules-table" {...(cut ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {})}>
      <table>{children}</table>
    </div>
  );
}
