import { nextBotName } from '@chinwag/bots/names';
import { type Strength, USUAL_STRENGTH } from '@chinwag/bots/strengths';
import type { SeatRecord, TableRecord } from './table-record.ts';

/** Returns a bot with a name unused at the table, of default strength unless `strength` is given. */
export function newBot(table: Pick<TableRecord, 'seats'>, strength: Strength = USUAL_STRENGTH): SeatRecord {
  return { kind: 'bot', name: nextBotName(table.seats.map((held) => (held.kind === 'empty' ? '' : held.name))), strength };
}
