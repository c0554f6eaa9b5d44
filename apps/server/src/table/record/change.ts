import type { GuestId, RefusalCode } from '@chinwag/protocol';
import type { TableRecord } from './table-record.ts';

/** What comes of a wish to change a table: the table afterwards, or why not. */
export type Changed = TableRecord | RefusalCode;

/** Whether a wish was granted. */
export function isGranted(changed: Changed): changed is TableRecord {
  return typeof changed !== 'string';
}

/** Why `by` may not do what only the host may do before a game; null if they may. */
export function refusedToGather(table: TableRecord, by: GuestId): RefusalCode | null {
  if (table.status !== 'gathering') return 'only-while-gathering';
  return table.host.id === by ? null : 'not-host';
}
