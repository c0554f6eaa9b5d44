import type { GuestId } from '@chinwag/protocol';
import { useEffect, useRef } from 'react';
import type { TableView } from '../session/tableView.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { useSay } from '../language/language.ts';
import { tableNews } from './tableNews.ts';

/** Announces changes at the table itself, such as who arrived or left. */
export function useTableNews(table: TableView, you: GuestId): void {
  const say = useSay();
  const announce = useAnnounce();
  const before = useRef(table);
  useEffect(() => {
    for (const sentence of tableNews(before.current, table, you)) announce(say(sentence));
    if (table.status === 'playing' && before.current.status === 'gathering') announce(say('table.news.begins'));
    before.current = table;
  }, [table, you, announce, say]);
}
