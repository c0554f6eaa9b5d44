import { type ComponentProps, useEffect } from 'react';
import { useAnnounce } from './Announcer.tsx';

/** Beside a paragraph's own attributes: what is wrong. */
export interface ComplaintProps extends Omit<ComponentProps<'p'>, 'children'> {
  readonly children: string;
}

/** What is wrong, in a sentence: said as soon as it is there, after whatever is being said. */
export function Complaint({ children, ...rest }: ComplaintProps) {
  const announce = useAnnounce();
  useEffect(() => announce(children), [announce, children]);
  return <p {...rest}>{children}</p>;
}
