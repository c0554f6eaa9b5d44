import type { TableCode } from '@chinwag/protocol';
import { counted } from '../counted.ts';
import type { AdminServices } from './administration.ts';
import { allTables } from './all-tables.ts';
import type { SeatRecord, TableRecord } from '../table/record/table-record.ts';

/** The dependencies of the listings: the tables of a store, and which of them are open. */
type ListedServices = Pick<AdminServices, 'store' | 'administration' | 'tables'>;

/** Resolves with one line for each table in the store, and a last line with the number of tables. Rejects if the store fails. */
export async function listedTables({ administration, store, tables }: ListedServices): Promise<string[]> {
  const lines: string[] = [];
  for await (const { code, seenAt, changedAt } of allTables(administration)) {
    const table = await store.loadTable(code);
    if (table === null) continue;
    const players = counted(table.seats.filter(({ kind }) => kind === 'person').length, 'player');
    const last = `last ${dateOf(Math.max(seenAt, changedAt))}${tables.isOpen(code) ? ', open' : ''}`;
    lines.push(`${code}  ${table.game}, ${table.status}, host "${table.host.name}", ${players}, ${last}`);
  }
  return [...lines, counted(lines.length, 'table')];
}

/** Resolves with lines that list a table's members and how much data is stored for it. Rejects if the store fails. */
export async function shownTable({ administration, tables }: ListedServices, table: TableRecord): Promise<string[]> {
  const { games, moves, messages } = await administration.contentsOf(table.code);
  return [
    `${table.code}  ${table.game}, ${table.status}, ${tables.isOpen(table.code) ? 'open' : 'not open'}`,
    `  link ${table.link}, host "${table.host.name}" (${table.host.id})`,
    ...table.seats.map((held, seat) => `  seat ${seat + 1}: ${holderOf(held)}`),
    `  ${counted(games, 'game')}, ${counted(moves, 'move')}, ${counted(messages, 'message')}`,
  ];
}

function holderOf(held: SeatRecord): string {
  switch (held.kind) {
    case 'person':
      return `"${held.name}" (${held.person})${held.standIn === null ? '' : ', a bot sits in'}`;
    case 'bot':
      return 'a bot';
    case 'empty':
      return 'free';
  }
}

/**
 * Resolves with one line for each chat message at a table, including the number to use when deleting the message. Rejects if the
 * store fails.
 */
export async function shownMessages({ store }: ListedServices, table: TableCode): Promise<string[]> {
  const said = await store.loadSayings(table);
  const lines = said.map(({ said: { at, name, text, preset } }) => `${at}  ${dateOf(at)}  "${name}": ${text ?? preset ?? ''}`);
  return [...lines, counted(lines.length, 'message')];
}

/** Returns a date (in ms since the Unix epoch) as text, to the minute, in UTC. */
export function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}
