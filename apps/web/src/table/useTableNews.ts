import type { GuestId } from '@chinwag/protocol';
import { useEffect, useRef } from 'react';
import type { TableView } from '../connection/tableView.ts';
import { useAnnounce } from '../kit/Announcer.tsx';
import { tableNews } from './tableNews.ts';

/** Tells those who listen what happens at the table itself. */
export function useTableNews(table: TableView, you: GuestId): void {
  const announce = useAnnounce();
  const before = useRef(table);
  useEffect(() => {
    for (const sentence of tableNews(before.current, table, you)) announce(sentence);
    if (table.status === 'playing' && before.current.status === 'gathering') announce('The game begins.');
    before.current = table;
  }, [table, you, announce]);
}
