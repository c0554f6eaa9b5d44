import { type ComponentProps, useEffect } from 'react';
import { useAnnounce } from './Announcer.tsx';

/** The attributes of a paragraph, with the text of the error message. */
export interface ComplaintProps extends Omit<ComponentProps<'p'>, 'children'> {
  readonly children: string;
}

/** An error message, in a sentence. It is announced as soon as it is shown, after the current announcement. */
export function Complaint({ children, ...rest }: ComplaintProps) {
  const announce = useAnnounce();
  useEffect(() => announce(children), [announce, children]);
  return <p {...rest}>{children}</p>;
}
