import type { GuestId, ListedTable } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import { pendingSeats } from './game/game-run.ts';
import { loadTable } from './lifecycle/load-table.ts';
import { DAY, laterDate } from '../time.ts';
import type { OpenTables } from './open-tables.ts';
import type { TableServices } from './table.ts';
import type { TableRecord } from './record/table-record.ts';

/** How long a table without changes stays in a list, in ms, and the maximum length of a list. */
const LISTED_FOR = 60 * DAY;
const MOST = 12;

/** The maximum number of inactive games whose turn is cached. */
const REMEMBERED = 2000;

/** Each guest's list of tables, with whose turn it is at each table. */
export class TableLists {
  readonly #services: TableServices;
  readonly #open: Pick<OpenTables, 'pendingSeats'>;
  /** A cache by game and newest entry, because replaying a long game takes a while. */
  readonly #turns = new Map<string, readonly Seat[]>();

  constructor(services: TableServices, open: Pick<OpenTables, 'pendingSeats'>) {
    this.#services = services;
    this.#open = open;
  }

  /** Resolves with a person's tables, the last changed first. Rejects if the store fails. */
  async of(person: GuestId): Promise<readonly ListedTable[]> {
    const { store, calendar } = this.#services;
    // While the clock is in doubt, no table counts as old.
    const now = calendar.believed();
    const stored = await store.tablesOf(person, now === null ? 0 : laterDate(now, -LISTED_FOR), MOST);
    return Promise.all(stored.map(async (table) => listed(table, person, await this.#pendingSeats(table))));
  }

  /**
   * Resolves with the pending seats: from the room if the table is open, and from the store if it is closed. A closed table has not
   * changed since it was stored.
   */
  async #pendingSeats({ code, status, gameId }: TableRecord): Promise<readonly Seat[]> {
    if (status !== 'playing' || gameId === null) return [];
    return (await this.#open.pendingSeats(code)) ?? this.#stored(code, gameId);
  }

  async #stored(code: TableRecord['code'], gameId: string): Promise<readonly Seat[]> {
    const moment = `${gameId} ${await this.#services.store.newestEntry(gameId)}`;
    const known = this.#turns.get(moment);
    if (known !== undefined) return known;
    const loaded = await loadTable(this.#services, code);
    const seats = typeof loaded === 'string' ? [] : pendingSeats(loaded.run);
    this.#turns.set(moment, seats);
    const [oldest] = this.#turns.keys();
    if (this.#turns.size > REMEMBERED && oldest !== undefined) this.#turns.delete(oldest);
    return seats;
  }
}

function listed({ link, game, status, host, seats }: TableRecord, person: GuestId, pending: readonly Seat[]): ListedTable {
  return {
    code: link,
    game,
    status,
    host: host.name,
    seats: seats.map((held, seat) => ({
      kind: held.kind,
      name: held.kind === 'empty' ? '' : held.name,
      you: held.kind === 'person' && held.person === person,
      awaited: pending.includes(seat),
    })),
  };
}
