import type { Said } from '@chinwag/protocol';
import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { useTable } from '../tableContext.ts';
import { heard, useMuting } from './muting.ts';
import { saidText } from './phrases.ts';

/** What is new in the chat. */
export interface ChatNews {
  /** How much was said by others since one last looked. */
  readonly unread: number;
  /** What somebody else said last, if one has not seen it; null if one has, or if it was said before one came. */
  readonly latest: Said | null;
}

/** Follows the chat for one who is not looking at it, and reads it to those who listen. `seen`: it is in sight now. */
export function useChatNews(seen: boolean): ChatNews {
  const { said, you } = useTable();
  const muting = useMuting();
  const announce = useAnnounce();
  const others = heard(said, muting).filter(({ from }) => from !== you);
  const [read, setRead] = useState(others.length);
  const told = useRef(others.length);
  if (read > others.length || (seen && read < others.length)) setRead(others.length);
  const unread = Math.max(0, others.length - read);
  const newest = others.at(-1) ?? null;

  useEffect(() => {
    if (others.length > told.current && newest !== null) announce(`${newest.name} says: ${saidText(newest)}`);
    told.current = others.length;
  });

  return { unread, latest: unread > 0 ? newest : null };
}
