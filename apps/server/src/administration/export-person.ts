import type { GuestId, PlayedGame } from '@chinwag/protocol';
import type { AdminStore } from '../store/admin-store.ts';
import type { HistoryPlace, Store } from '../store/store.ts';
import { seatOf, type TableRecord } from '../table/record/table-record.ts';

/** The store operations that an export needs. */
type ReadStore = Pick<Store, 'tablesNaming' | 'loadTable' | 'loadSayings' | 'historyOf'>;

/** The number of games per page. */
const PART = 500;

/**
 * Resolves with all data stored about a person: the tables that name them, their finished games, chat messages and device records.
 * The export contains neither the hands nor the messages of other people. Rejects if the store fails.
 */
export async function exportedPerson(
  store: ReadStore,
  administration: Pick<AdminStore, 'devicesOf'>,
  person: GuestId,
): Promise<object> {
  const tables: object[] = [];
  const messages: object[] = [];
  for (const code of await store.tablesNaming(person)) {
    const table = await store.loadTable(code);
    tables.push(table === null ? { table: code } : standingAt(table, person));
    const said = (await store.loadSayings(code)).filter(({ said: { from } }) => from === person);
    messages.push(...said.map(({ said: { name, at, text, preset } }) => ({ table: code, name, at, text, preset })));
  }
  return { id: person, tables, games: await gamesOf(store, person), messages, devices: await administration.devicesOf(person) };
}

function standingAt(table: TableRecord, person: GuestId): object {
  const seat = seatOf(table, person);
  const held = seat === null ? undefined : table.seats[seat];
  const name = held?.kind === 'person' ? held.name : table.host.id === person ? table.host.name : null;
  const { code, game, status, removed, admitted } = table;
  return {
    table: code, game, status, name, seat, isHost: table.host.id === person, wasRemoved: removed.includes(person),
    wasLetIn: admitted.includes(person),
  };
}

async function gamesOf(store: ReadStore, person: GuestId): Promise<readonly PlayedGame[]> {
  const games: PlayedGame[] = [];
  let before: HistoryPlace | null = null;
  for (;;) {
    const part: readonly PlayedGame[] = await store.historyOf(person, before, PART);
    games.push(...part);
    const last = part.at(-1);
    if (last === undefined || part.length < PART) return games;
    before = last;
  }
}
