import { type ComponentProps, useEffect } from 'react';
import { useAnnounce } from './Announcer.tsx';

/** The attributes of a paragraph, with the text of the error message. */
export interface ComplaintProps extends Omit<ComponentProps<'p'>, 'children'> {
  readonly children: string;
}

/** An error message, in a sentence. Screen readers announce it as soon as it appears, after the current announcement. */
export function Complaint({ children, ...rest }: ComplaintProps) {
  const announce = useAnnounce();
  useEffect(() => announce(children), [announce, children]);
  return <p {...rest}>{children}</p>;
}
