import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface WideTableProps {
  /** What it is, for those who come upon it with the keyboard. */
  readonly label: string;
  /** The body of the table. */
  readonly children: ReactNode;
}

/** A table as wide as it is. Where there is no room for all of it, the keyboard reaches it, so that arrows can scroll it. */
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
