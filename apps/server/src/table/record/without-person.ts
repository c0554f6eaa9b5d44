import type { GuestId } from '@chinwag/protocol';
import type { TableRecord } from './table-record.ts';

/** Somebody whose name is taken out, and by what pseudonym the games of a table know them; null for a table without a chain. */
export interface ForgottenPerson {
  readonly person: GuestId;
  readonly pseudonym: string | null;
}

/**
 * The table with nothing of a person in any of its lists. What becomes of their seat and of the table that they host is for
 * those to say who take them out; that they were sent away stays known.
 */
export function withoutPerson(table: TableRecord, person: GuestId): TableRecord {
  const others = (people: readonly GuestId[]): readonly GuestId[] => people.filter((id) => id !== person);
  const { formerHost, admitted, joining, takeBack, looked } = table;
  return {
    ...table,
    formerHost: formerHost?.id === person ? null : formerHost,
    admitted: others(admitted),
    joining: joining.filter(({ id }) => id !== person),
    takeBack: takeBack && { ...takeBack, agreed: others(takeBack.agreed) },
    looked: looked && { ...looked, people: others(looked.people) },
  };
}

/** Everybody whom a table names as one of whom it can be rid, once each. */
export function namedIn({ host, seats, formerHost, admitted, joining, takeBack, looked }: TableRecord): readonly GuestId[] {
  const seated = seats.flatMap((held) => (held.kind === 'person' ? held.person : []));
  const former = formerHost === null ? [] : [formerHost.id];
  const listed = [...admitted, ...joining.map(({ id }) => id), ...(takeBack?.agreed ?? []), ...(looked?.people ?? [])];
  return [...new Set([host.id, ...seated, ...former, ...listed])];
}
