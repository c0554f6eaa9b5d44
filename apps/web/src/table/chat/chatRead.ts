import type { Said, TableCode } from '@chinwag/protocol';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { storedInTab } from '../../storage/stored.ts';

/** For each table, the times of the sayings that have been in sight. */
export type TablesRead = Readonly<Record<TableCode, readonly number[]>>;

/** What of the chat has been read at which table, on this page. */
export const useChatRead = create<TablesRead>(() => ({}));

const storedTimes = (table: TableCode) => storedInTab(`read.${table}`, z.array(z.number()));

/** One comes to a table where this was said before: old to a newcomer; to one who was here, what they have not read is new. */
export function beginReading(table: TableCode, before: readonly Said[]): void {
  if (useChatRead.getState()[table] === undefined) note(table, storedTimes(table).read() ?? before.map(({ at }) => at));
}

/** These sayings of a table are in sight, and all others that were have been forgotten. */
export function markRead(table: TableCode, sayings: readonly Said[]): void {
  const read = useChatRead.getState()[table] ?? [];
  if (sayings.some(({ at }) => !read.includes(at))) note(table, sayings.map(({ at }) => at));
}

function note(table: TableCode, times: readonly number[]): void {
  useChatRead.setState({ [table]: times });
  storedTimes(table).write([...times]);
}
