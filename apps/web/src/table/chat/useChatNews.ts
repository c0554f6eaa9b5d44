import type { Said } from '@chinwag/protocol';
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { useTable } from '../tableContext.ts';
import { useSay } from '../../language/language.ts';
import { beginReading, markRead, type TablesRead, useChatRead } from './chatRead.ts';
import { heard, useMuting } from './muting.ts';
import { saidText } from './saidText.ts';

/** The unread messages of a chat and the latest one. */
export interface ChatNews {
  /** The number of unread messages from others. */
  readonly unread: number;
  /** The last message of another person. Null if it has been read, or is from before the viewer came. */
  readonly latest: Said | null;
}

/* The maximum number of messages that are announced at once. */
const ANNOUNCED_AT_ONCE = 3;

/**
 * Follows the chat for a viewer who is not looking at it, and announces messages. `seen` says whether the chat is visible. Returns
 * the unread messages.
 */
export function useChatNews(seen: boolean): ChatNews {
  const say = useSay();
  const { table, said, saidBefore, you } = useTable();
  const muting = useMuting();
  const announce = useAnnounce();
  const others = heard(said, muting).filter(({ from }) => from !== you);
  const unreadIn = ({ [table.code]: read }: TablesRead) =>
    read === undefined || seen ? [] : others.filter(({ at }) => !read.includes(at));
  // Read messages change often, mostly without a change of this count. The surrounding room renders again only if the count
  // changes.
  const unread = useChatRead((tables) => unreadIn(tables).length);
  const latest = useChatRead((tables) => unreadIn(tables).at(-1) ?? null);
  const announced = useRef<ReadonlySet<number>>(new Set(said.map(({ at }) => at)));

  useEffect(() => {
    if (saidBefore !== null) beginReading(table.code, said.filter(({ at }) => at <= saidBefore));
    if (saidBefore !== null && seen) markRead(table.code, said);
  }, [table.code, said, saidBefore, seen]);
  useEffect(() => {
    if (saidBefore === null) return;
    const fresh = others.filter(({ at }) => at > saidBefore && !announced.current.has(at));
    for (const one of fresh.slice(-ANNOUNCED_AT_ONCE)) announce(say('chat.announced', { name: one.name, text: saidText(one) }));
    announced.current = new Set(said.map(({ at }) => at));
  });

  return { unread, latest };
}
