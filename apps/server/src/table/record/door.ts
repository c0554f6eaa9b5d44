import type { GuestId, RefusalCode, TableCode } from '@chinwag/protocol';
import type { Changed } from './change.ts';
import { withAdmitted } from './settings.ts';
import { isRemoved, seatOf, type TableRecord } from './table-record.ts';

/** Host only: admits a person who requested entry. Returns the new table, or a refusal. */
export function letIn(table: TableRecord, by: GuestId, person: GuestId): Changed {
  if (table.host.id !== by) return 'not-host';
  return belongs(table, person) ? table : withAdmitted(table, [person]);
}

/** Host only: replaces the table's link. People who are present stay. Returns the new table, or a refusal. */
export function withLink(table: TableRecord, by: GuestId, link: TableCode, here: readonly GuestId[]): Changed {
  return table.host.id === by ? { ...withAdmitted(table, here), link } : 'not-host';
}

/**
 * Returns why a person may not use a link or be at the table, or null if they may. Players always may. `person` is null for an
 * anonymous visitor.
 */
export function refusedEntry(table: TableRecord, person: GuestId | null, link: TableCode = table.link): RefusalCode | null {
  if (person === null) return refusedStranger(table, link);
  if (isRemoved(table, person)) return 'removed-from-table';
  if (seatOf(table, person) !== null || table.host.id === person) return null;
  return belongs(table, person) ? refusedToWatch(table) : refusedStranger(table, link);
}

function refusedStranger(table: TableRecord, link: TableCode): RefusalCode | null {
  if (link !== table.link) return 'link-dead';
  if (table.settings.door !== 'open') return table.settings.door === 'knock' ? 'door-knock' : 'door-closed';
  return refusedToWatch(table);
}

function refusedToWatch(table: TableRecord): RefusalCode | null {
  if (table.settings.watching !== 'off') return null;
  if (table.status !== 'gathering') return 'watching-closed';
  return table.seats.some((held) => held.kind === 'empty') ? null : 'table-full';
}

function belongs(table: TableRecord, person: GuestId): boolean {
  const known = [table.host.id, table.formerHost?.id, ...table.admitted];
  return known.includes(person) || seatOf(table, person) !== null;
}
