import { guestOf } from './connection.ts';
import type { Connections } from './connections.ts';
import type { People } from './people.ts';
import type { TableRecord } from '../record/table-record.ts';

/**
 * Returns whether anybody is present for whom bots should play. If all players have left, the game waits for them, but a game of
 * bots alone continues for its spectators.
 */
export function haveBotsCompany(
  { seats }: TableRecord,
  people: Pick<People, 'isHere'>,
  connections: Pick<Connections, 'isEmpty'>,
): boolean {
  if (seats.some((held) => held.kind === 'person' && people.isHere(held.person))) return true;
  return seats.every((held) => held.kind !== 'person') && !connections.isEmpty;
}

/**
 * Returns the client address of the people for whom bots play. It is the host's if the host is present, and that of the
 * longest-open connection if not. Returns null for loopback clients, or if no connection is open.
 */
export function addressOfCompany({ host }: Pick<TableRecord, 'host'>, connections: Pick<Connections, 'open'>): string | null {
  const open = connections.open();
  const company = open.find((connection) => guestOf(connection).id === host.id) ?? open[0];
  return company?.userData?.address ?? null;
}
