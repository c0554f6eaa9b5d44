import { guestOf } from './connection.ts';
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

/** From where those come for whom the bots of a table play: its host if they are here, or else the one who is here longest. */
export function addressOfCompany({ host }: Pick<TableRecord, 'host'>, connections: Pick<Connections, 'open'>): string | null {
  const open = connections.open();
  const company = open.find((connection) => guestOf(connection).id === host.id) ?? open[0];
  return company?.userData?.address ?? null;
}
