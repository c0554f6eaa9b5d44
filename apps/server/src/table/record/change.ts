import type { GuestId, RefusalCode } from '@chinwag/protocol';
import type { TableRecord } from './table-record.ts';

/** The result of a request to change a table: the new table, or the reason for a refusal. */
export type Changed = TableRecord | RefusalCode;

/** Returns whether a request was granted. */
export function isGranted(changed: Changed): changed is TableRecord {
  return typeof changed !== 'string';
}

/** Returns the reason why `by` may not do what only the host may do before a game, or null if they may. */
export function refusedToGather(table: TableRecord, by: GuestId): RefusalCode | null {
  if (table.status !== 'gathering') return 'only-while-gathering';
  return table.host.id === by ? null : 'not-host';
}
