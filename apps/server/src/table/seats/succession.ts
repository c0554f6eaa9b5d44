import { asGuest, type Guest, type GuestId } from '@chinwag/protocol';
import { isRemoved, type TableRecord } from '../record/table-record.ts';

/**
 * Returns the table under its next host, because the current one is away. The next host is the longest-seated person present, or
 * the first spectator present if no seated person is. Returns the same table if nobody is present. It records the original host, so
 * that the table can be given back.
 */
export function succeeded(
  table: TableRecord,
  isHere: (person: GuestId) => boolean,
  spectators: readonly Guest[],
): TableRecord {
  const maySucceed = (person: GuestId): boolean => person !== table.host.id && !isRemoved(table, person) && isHere(person);
  const heir = heirOf(table, maySucceed) ?? spectators.find(({ id }) => maySucceed(id));
  if (heir === undefined) return table;
  const first = table.formerHost ?? table.host;
  // Stores only the identity of the host, and not their presence.
  return { ...table, host: asGuest(heir), formerHost: first.id === heir.id ? null : first };
}

function heirOf({ seats }: TableRecord, maySucceed: (person: GuestId) => boolean): Guest | undefined {
  const [first] = seats
    .flatMap((held) => (held.kind === 'person' ? held : []))
    .filter(({ person }) => maySucceed(person))
    .toSorted((a, b) => a.since - b.since);
  return first && { id: first.person, name: first.name };
}
