import { nextBotName } from '@chinwag/bots/names';
import type { SeatRecord, TableRecord } from './table-record.ts';

/** A bot by a name that nobody at the table has. */
export function newBot(table: Pick<TableRecord, 'seats'>): SeatRecord {
  return { kind: 'bot', name: nextBotName(table.seats.map((held) => (held.kind === 'empty' ? '' : held.name))) };
}
