import type { Connections } from './connections.ts';
import type { People } from './people.ts';
import type { TableRecord } from '../record/table-record.ts';

/**
 * Whether bots have anybody to play with. When all who play have gone, the game waits for them; a game among bots is played for
 * the one who watches.
 */
export function haveBotsCompany(
  { seats }: TableRecord,
  people: Pick<People, 'isHere'>,
  connections: Pick<Connections, 'isEmpty'>,
): boolean {
  if (seats.some((held) => held.kind === 'person' && people.isHere(held.person))) return true;
  return seats.every((held) => held.kind !== 'person') && !connections.isEmpty;
}
