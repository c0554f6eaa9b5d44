import type { GuestId, ListedTable } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import type { GameRun } from './game-run.ts';
import { loadTable } from './load-table.ts';
import type { OpenTables } from './open-tables.ts';
import type { TableServices } from './table.ts';
import type { TableRecord } from './table-record.ts';

const DAY = 24 * 60 * 60_000;

/** For how long a table at which nothing has changed stands in a list, in ms; and how many there are at most. */
const LISTED_FOR = 60 * DAY;
const MOST = 12;

/** The tables that somebody sits at or hosts, and whose turn it is there, the one that was changed last first. */
export async function tablesOf(
  person: GuestId,
  services: TableServices,
  open: Pick<OpenTables, 'awaited'>,
): Promise<readonly ListedTable[]> {
  const kept = await services.store.tablesOf(person, Date.now() - LISTED_FOR, MOST);
  return Promise.all(kept.map(async (table) => listed(table, person, await awaited(table, services, open))));
}

/** The seats whose decision a game awaits; none where no game is on. */
export function awaitedAt(run: GameRun | null): readonly Seat[] {
  return run === null ? [] : run.game.actors(run.state);
}

/** Of an open table its room knows; another is as the store has it, since nobody plays where nobody is. */
async function awaited(
  { code, status }: TableRecord,
  services: TableServices,
  open: Pick<OpenTables, 'awaited'>,
): Promise<readonly Seat[]> {
  if (status !== 'playing') return [];
  const live = await open.awaited(code);
  if (live !== null) return live;
  const loaded = await loadTable(services, code);
  return typeof loaded === 'string' ? [] : awaitedAt(loaded.run);
}

function listed({ link, game, status, host, seats }: TableRecord, person: GuestId, awaits: readonly Seat[]): ListedTable {
  return {
    code: link,
    game,
    status,
    host: host.name,
    seats: seats.map((held, seat) => ({
      kind: held.kind,
      name: held.kind === 'empty' ? '' : held.name,
      you: held.kind === 'person' && held.person === person,
      awaited: awaits.includes(seat),
    })),
  };
}
