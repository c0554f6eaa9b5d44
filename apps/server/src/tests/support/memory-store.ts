import type { GuestId, Outcome, TableCode, Tally } from '@chinwag/protocol';
import { type Entry, type GameEnd, PlaceTaken, type Store, type StoredGame } from '../../store/store.ts';
import { type HeldTable, peopleOf, type TableRecord } from '../../table/table-record.ts';
import type { Saying } from '../../table/talk/saying.ts';

/** A store that keeps everything for as long as it is there, and nothing longer. */
export class MemoryStore implements Store {
  readonly #tables = new Map<TableCode, TableRecord>();
  readonly #games = new Map<string, StoredGame>();
  readonly #outcomes = new Map<TableCode, readonly Outcome[]>();
  readonly #sayings = new Map<TableCode, readonly Saying[]>();
  readonly #links = new Map<TableCode, TableCode>();

  async secret(): Promise<Uint8Array> {
    return new Uint8Array(32);
  }

  async reserveTable(table: TableRecord): Promise<'reserved' | 'code-taken'> {
    if (this.#tables.has(table.code)) return 'code-taken';
    this.#tables.set(table.code, table);
    return 'reserved';
  }

  async loadTable(code: TableCode): Promise<TableRecord | null> {
    return this.#tables.get(code) ?? null;
  }

  async saveTable(table: TableRecord): Promise<void> {
    if (this.#tables.get(table.code)?.version !== table.version - 1) throw new PlaceTaken(table.code);
    this.#tables.set(table.code, table);
  }

  async findTable(link: TableCode): Promise<TableRecord | null> {
    return this.loadTable(this.#links.get(link) ?? link);
  }

  async renewLink(table: TableRecord): Promise<'reserved' | 'code-taken'> {
    if (this.#tables.has(table.link) || this.#links.has(table.link)) return 'code-taken';
    await this.saveTable(table);
    this.#links.set(table.link, table.code);
    return 'reserved';
  }

  async countTables(openedBy: GuestId): Promise<number> {
    return [...this.#tables.values()].filter(({ host }) => host.id === openedBy).length;
  }

  async tablesOf(person: GuestId): Promise<readonly TableRecord[]> {
    return [...this.#tables.values()].filter((table) => peopleOf(table).includes(person));
  }

  async listTable(): Promise<void> {}

  async beginGame(game: StoredGame, table: TableRecord): Promise<void> {
    await this.saveTable(table);
    this.#games.set(game.id, game);
  }

  async append(held: HeldTable, id: string, entry: Entry, end: GameEnd | null): Promise<void> {
    const game = this.#games.get(id);
    if (game === undefined || game.entries.some(({ seq }) => seq >= entry.seq)) throw new PlaceTaken(id);
    if (this.#tables.get(held.code)?.version !== held.version) throw new PlaceTaken(held.code);
    if (end !== null) await this.saveTable(end.table);
    this.#games.set(id, { ...game, entries: [...game.entries, entry] });
    if (end === null) return;
    this.#outcomes.set(end.table.code, [...(this.#outcomes.get(end.table.code) ?? []), end.outcome]);
  }

  async newestEntry(id: string): Promise<number> {
    return this.#games.get(id)?.entries.at(-1)?.seq ?? 0;
  }

  async loadGame(id: string): Promise<StoredGame | null> {
    return this.#games.get(id) ?? null;
  }

  /** Without the totals, which the database itself adds up. */
  async loadTally(table: TableCode, latest: number): Promise<Tally> {
    return { games: (this.#outcomes.get(table) ?? []).slice(-latest), totals: [] };
  }

  async addSayings(table: TableCode, sayings: readonly Saying[], kept: number): Promise<void> {
    this.#sayings.set(table, [...(await this.loadSayings(table)), ...sayings].slice(-kept));
  }

  async loadSayings(table: TableCode): Promise<readonly Saying[]> {
    return this.#sayings.get(table) ?? [];
  }

  async close(): Promise<void> {}
}
