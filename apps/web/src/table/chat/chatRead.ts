import type { Said, TableCode } from '@chinwag/protocol';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { storedInTab } from '../../storage/stored.ts';

/** The timestamps of the chat messages that the viewer has seen, by table. */
export type TablesRead = Readonly<Record<TableCode, readonly number[]>>;

/** The store for the chat messages that have been read on this page, by table. */
export const useChatRead = create<TablesRead>(() => ({}));

const storedTimes = (table: TableCode) => storedInTab(`read.${table}`, z.array(z.number()));

/**
 * Starts tracking which chat messages of a table have been read, given the earlier messages. For a newcomer, all earlier messages
 * count as read. For a returning guest, unread messages remain unread.
 */
export function beginReading(table: TableCode, before: readonly Said[]): void {
  if (useChatRead.getState()[table] === undefined) note(table, storedTimes(table).read() ?? before.map(({ at }) => at));
}

/** Records these messages as read at a table, replacing all those recorded before. */
export function markRead(table: TableCode, sayings: readonly Said[]): void {
  const read = useChatRead.getState()[table] ?? [];
  if (sayings.some(({ at }) => !read.includes(at))) note(table, sayings.map(({ at }) => at));
}

function note(table: TableCode, times: readonly number[]): void {
  useChatRead.setState({ [table]: times });
  storedTimes(table).write([...times]);
}
