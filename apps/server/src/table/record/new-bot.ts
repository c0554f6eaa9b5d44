import { nextBotName } from '@chinwag/bots/names';
import { type Strength, USUAL_STRENGTH } from '@chinwag/bots/strengths';
import type { SeatRecord, TableRecord } from './table-record.ts';

/** A bot by a name that nobody at the table has; it plays as usual if nothing is said. */
export function newBot(table: Pick<TableRecord, 'seats'>, strength: Strength = USUAL_STRENGTH): SeatRecord {
  return { kind: 'bot', name: nextBotName(table.seats.map((held) => (held.kind === 'empty' ? '' : held.name))), strength };
}
