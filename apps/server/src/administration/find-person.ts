import { type GuestId, guestIdSchema, type TableCode } from '@chinwag/protocol';
import type { Store } from '../store/store.ts';
import type { TableRecord } from '../table/record/table-record.ts';

/** A person at a table, found by a current or former name. */
export interface NamedPerson {
  readonly id: GuestId;
  readonly name: string;
}

/** The number of a table's latest games that are searched for players. */
const GAMES = 1000;

/** Returns all people of a table with a current or former name: from its seats, members, outcomes and chat messages. */
async function peopleNamed(
  store: Pick<Store, 'loadTally' | 'loadSayings'>,
  table: TableRecord,
): Promise<readonly NamedPerson[]> {
  const seats = [...table.seats, ...(table.waitingGame?.seats ?? [])];
  const seated = seats.flatMap((held) => (held.kind === 'person' ? { id: held.person, name: held.name } : []));
  const tally = await store.loadTally(table.code, GAMES);
  const played = tally.games.flatMap((game) =>
    game.seats.flatMap(({ person, name }) => (person === null ? [] : { id: person, name })),
  );
  const said = (await store.loadSayings(table.code)).map(({ said: { from, name } }) => ({ id: from, name }));
  const former = table.formerHost === null ? [] : [table.formerHost];
  const all = [table.host, ...former, ...seated, ...table.joining, ...played, ...said];
  const unique = new Map(all.map(({ id, name }) => [JSON.stringify([id, name]), { id, name }]));
  return [...unique.values()];
}

/**
 * Finds a person at a table by a current or former name, or by id. Resolves with the person, or with a sentence that explains the
 * problem if nobody or more than one person matches. Rejects if the store fails.
 */
export async function findPerson(
  store: Pick<Store, 'loadTally' | 'loadSayings'>,
  table: TableRecord,
  wanted: string,
): Promise<NamedPerson | string> {
  const people = await peopleNamed(store, table);
  const found = people.filter(({ id, name }) => id === wanted || sameName(name, wanted));
  const ids = [...new Set(found.map(({ id }) => id))];
  const [first] = found;
  if (first === undefined) return nobody(table.code, people, wanted);
  if (ids.length === 1) return first;
  return `Several people have, or had, the name "${wanted}" at this table. Say which, by their id: ${ids.join(', ')}`;
}

function nobody(code: TableCode, people: readonly NamedPerson[], wanted: string): string {
  const names = [...new Set(people.map(({ name }) => `"${name}"`))];
  const who = guestIdSchema.safeParse(wanted).success ? 'Nobody of that id' : `Nobody of the name "${wanted}"`;
  return `${who} is known at the table ${code}. Known there: ${names.join(', ')}`;
}

function sameName(one: string, other: string): boolean {
  return one.normalize('NFC').toLocaleLowerCase('en') === other.normalize('NFC').toLocaleLowerCase('en');
}
