import type { Said, TableCode } from '@chinwag/protocol';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { storedInTab } from '../../storage/stored.ts';

/** By table, the times of the chat messages that have been visible. */
export type TablesRead = Readonly<Record<TableCode, readonly number[]>>;

/** The store of what has been read of each table's chat, on this page. */
export const useChatRead = create<TablesRead>(() => ({}));

const storedTimes = (table: TableCode) => storedInTab(`read.${table}`, z.array(z.number()));

/**
 * Starts reading a table's chat, with these earlier messages. For a newcomer they count as read; for a returning guest, the unread
 * ones are new.
 */
export function beginReading(table: TableCode, before: readonly Said[]): void {
  if (useChatRead.getState()[table] === undefined) note(table, storedTimes(table).read() ?? before.map(({ at }) => at));
}

/** Marks these messages of a table as read, and forgets all other marks. */
export function markRead(table: TableCode, sayings: readonly Said[]): void {
  const read = useChatRead.getState()[table] ?? [];
  if (sayings.some(({ at }) => !read.includes(at))) note(table, sayings.map(({ at }) => at));
}

function note(table: TableCode, times: readonly number[]): void {
  useChatRead.setState({ [table]: times });
  storedTimes(table).write([...times]);
}
