import { randomBytes } from 'node:crypto';
import type { DeviceKind, GuestId, PassCode, PassState, PlayedGame, TableCode, Tally } from '@chinwag/protocol';
import type { Kysely } from 'kysely';
import type { StoredClocks } from '../table/record/stored-clocks.ts';
import { type TableLease, parseTableRecord, type TableRecord } from '../table/record/table-record.ts';
import type { Saying } from '../table/record/saying.ts';
import type { ForgottenPerson } from '../table/record/without-person.ts';
import { systemTime } from '../time.ts';
import type { FullStore, NoteName, StoredDevices, StoredTableDates, TableContents } from './admin-store.ts';
import { acquireTables, type AcquiringTable } from './acquiring.ts';
import { contentsOf, deleteMessage, devicesOf, tablesFrom } from './administering.ts';
import type { Database, Ways } from './database.ts';
import { notedDate, noteDate, probe } from './dates.ts';
import { loadEnded, saveRemains } from './ended-games.ts';
import { loadFinalRecord } from './final-record.ts';
import { forgetAt, tablesNaming } from './forgetting.ts';
import {
  addedEntry, AddedEntries, type AddedEntry, beginEntries, dateOfNextGame, newestEntry, saveClocks, loadGame, noPlace,
} from './games.ts';
import { GroupCommit, type GroupSettings } from './group-commit.ts';
import { historyOf } from './history.ts';
import { note, writeNote } from './notes.ts';
import { loadTally } from './outcomes.ts';
import { leaveUnpacked, nextToPack, pack } from './packing.ts';
import { dropPass, findPass, passState, savePass, takePass } from './passes.ts';
import { pipelined } from './pipelined.ts';
import { deleteTable, eraseDeleted, prune, undoMarks } from './pruning.ts';
import type { RetentionPeriods } from './retention-periods.ts';
import { counterOf, revoke } from './revocations.ts';
import { addSayings, loadSayings } from './sayings.ts';
import type {
  EndedGame, EndingGame, Entry, FinalRecord, GameBefore, GameEnd, HistoryPlace, PassHolding, StoredPass, Listing, NotStored,
  Pruned, Revocation, StoreFacts, StoredGame,
} from './store.ts';
import { savePeople, saveTable } from './tables.ts';

const TOKEN_KEY = 'guest-tokens';

/** A store in an SQL database whose schema is up to date. It uses only the SQL that SQLite and PostgreSQL share. */
export class SqlStore implements FullStore {
  readonly #ways: Ways;
  readonly #db: Kysely<Database>;
  readonly #groups: GroupCommit<Database>;
  /**
   * The group commits of moves, which do not wait for longer writes if the database writes concurrently. The order between the two
   * does not matter, because a table has at most one write in progress.
   */
  readonly #moves: GroupCommit<Database>;
  readonly #facts: () => Promise<StoreFacts>;
  readonly #entries = new AddedEntries();
  readonly #addEntry: (added: AddedEntry) => Promise<boolean>;
  readonly #acquireTable: (wanted: AcquiringTable) => Promise<TableLease | null>;

  /** `facts` resolves with the facts that depend on the kind of database. */
  constructor(ways: Ways, settings: GroupSettings<Database>, facts: () => Promise<StoreFacts>) {
    this.#ways = ways;
    this.#facts = facts;
    this.#db = ways.reads;
    this.#groups = new GroupCommit(ways.writes, settings);
    this.#moves = ways.moves === ways.writes ? this.#groups : new GroupCommit(ways.moves, settings);
    this.#addEntry = this.#moves.together((db, added) => this.#entries.add(db, added));
    this.#acquireTable = this.#groups.together(acquireTables);
  }

  async secret(): Promise<Uint8Array> {
    const made = { name: TOKEN_KEY, value: randomBytes(32).toString('base64') };
    const stored = await this.#groups.write(async (db) => {
      await db.insertInto('secrets').values(made).onConflict((conflict) => conflict.doNothing()).execute();
      return db.selectFrom('secrets').select('value').where('name', '=', TOKEN_KEY).executeTakeFirstOrThrow();
    });
    return Uint8Array.from(Buffer.from(stored.value, 'base64'));
  }

  async reserveTable(table: TableRecord): Promise<'reserved' | 'code-taken'> {
    const now = systemTime.date();
    const { code, version, host } = table;
    const row = { code, opened_by: host.id, opened_at: now, changed_at: now, version, record: JSON.stringify(table) };
    return this.#groups.write(async (db) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('tables')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return 'code-taken';
      await savePeople(db, table);
      return 'reserved';
    });
  }

  async loadTable(code: TableCode): Promise<TableRecord | null> {
    const row = await this.#db
      .selectFrom('tables')
      .select('record')
      .where('code', '=', code)
      .where('gone_at', 'is', null)
      .executeTakeFirst();
    return row === undefined ? null : parseTableRecord(JSON.parse(row.record));
  }

  async saveTable(table: TableRecord): Promise<void> {
    await this.#groups.write((db) => saveTable(db, table));
  }

  async acquireTable(code: TableCode, seenAt: number): Promise<TableLease | null> {
    return this.#acquireTable({ code, seenAt });
  }

  async findTable(link: TableCode): Promise<TableRecord | 'gone' | null> {
    const row = await this.#db
      .selectFrom('tables')
      .select(['record', 'gone_at'])
      .where('code', '=', (of) =>
        of.fn.coalesce(of.selectFrom('links').select('table_code').where('link', '=', link), of.val(link)),
      )
      .executeTakeFirst();
    if (row === undefined) return null;
    return row.gone_at === null ? parseTableRecord(JSON.parse(row.record)) : 'gone';
  }

  async tablesNaming(person: GuestId): Promise<readonly TableCode[]> {
    return tablesNaming(this.#db, person);
  }

  async forgetAt(table: TableCode, person: ForgottenPerson, instead: GuestId): Promise<void> {
    await this.#groups.write((db) => forgetAt(db, table, person, instead));
  }

  async noteSeen(tables: readonly TableCode[], at: number): Promise<void> {
    if (tables.length === 0) return;
    await this.#groups.write((db) =>
      db
        .updateTable('tables')
        .set({ seen_at: at })
        .where('code', 'in', tables)
        .where('gone_at', 'is', null)
        .where('seen_at', '<', at)
        .execute(),
    );
  }

  async newestDate(): Promise<number | null> {
    return notedDate(this.#db, 'newest');
  }

  async noteDate(at: number): Promise<void> {
    await this.#groups.write((db) => noteDate(db, 'newest', at));
  }

  async restoredAt(): Promise<number | null> {
    return notedDate(this.#db, 'restored');
  }

  async noteRestore(at: number): Promise<void> {
    await this.#groups.write((db) => noteDate(db, 'restored', at));
  }

  async prune(keep: RetentionPeriods, now: number): Promise<Pruned | null> {
    return this.#groups.write((db) => prune(db, keep, now));
  }

  async nextToPack(endedBefore: number): Promise<string | null> {
    return nextToPack(this.#db, endedBefore);
  }

  async pack(game: string, now: number): Promise<void> {
    await this.#groups.write((db) => pack(db, game, now));
  }

  async leaveUnpacked(game: string): Promise<void> {
    await this.#groups.write((db) => leaveUnpacked(db, game));
  }

  async renewLink(table: TableRecord): Promise<'reserved' | 'code-taken'> {
    return this.#groups.write(async (db) => {
      const taken = await db.selectFrom('tables').select('code').where('code', '=', table.link).executeTakeFirst();
      if (taken !== undefined) return 'code-taken';
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('links')
        .values({ link: table.link, table_code: table.code })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return 'code-taken';
      await saveTable(db, table);
      return 'reserved';
    });
  }

  async countTables(openedBy: GuestId, from: number, to: number): Promise<number> {
    const { count } = await this.#db
      .selectFrom('tables')
      .select((select) => select.fn.countAll().as('count'))
      .where('opened_by', '=', openedBy)
      .where('opened_at', '>=', from)
      .where('opened_at', '<=', to)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async tablesOf(person: GuestId, since: number, most: number): Promise<readonly TableRecord[]> {
    const rows = await this.#db
      .selectFrom('people')
      .innerJoin('tables', 'tables.code', 'people.table_code')
      .select('tables.record')
      .where('people.person', '=', person)
      .where('people.listed', '=', 'listed')
      .where('tables.changed_at', '>=', since)
      .orderBy('tables.changed_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ record }) => parseTableRecord(JSON.parse(record)));
  }

  async listTable(person: GuestId, code: TableCode, listed: Listing): Promise<void> {
    const isOther = await this.#db
      .selectFrom('people')
      .select('listed')
      .where('person', '=', person)
      .where('table_code', '=', code)
      .where('listed', '!=', listed)
      .executeTakeFirst();
    if (isOther === undefined) return; // the usual case, and cheaper than a write
    await this.#groups.write((db) =>
      db.updateTable('people').set({ listed }).where('person', '=', person).where('table_code', '=', code).execute(),
    );
  }

  async beginGame(
    { id, table: code, game, setup, rounds, entries }: StoredGame,
    table: TableRecord,
    before: GameBefore | null,
  ): Promise<void> {
    await this.#groups.write(async (db) => {
      const started = {
        id, table_code: code, game, setup: JSON.stringify(setup), begun_at: dateOfNextGame(code),
        rounds: rounds === undefined ? null : JSON.stringify(rounds),
      };
      await pipelined([
        ...(before === null ? [] : [saveRemains(db, code, before.game, before)]),
        db.insertInto('games').values(started).execute(),
        beginEntries(db, id, entries),
        saveTable(db, table, 'for-all'),
      ]);
    });
  }

  async append(held: TableLease, game: string, entry: Entry, end: GameEnd | null): Promise<void> {
    const added = addedEntry(held, game, entry);
    if (end === null && entry.clocks === undefined) {
      if (!(await this.#addEntry(added))) throw noPlace(added);
      return;
    }
    await (end === null ? this.#moves : this.#groups).write(async (db) => {
      const [made] = await this.#entries.add(db, [added]);
      if (made !== true) throw noPlace(added);
      await pipelined([
        ...(entry.clocks === undefined ? [] : [saveClocks(db, game, entry.clocks)]),
        ...(end === null ? [] : [saveRemains(db, end.table.code, game, end), saveTable(db, end.table)]),
      ]);
    });
  }

  async endGame(game: string, end: GameEnd): Promise<void> {
    await this.#groups.write(async (db) => {
      await pipelined([saveRemains(db, end.table.code, game, end), saveTable(db, end.table)]);
    });
  }

  async saveClocks({ code, version }: TableLease, game: string, clocks: StoredClocks): Promise<void> {
    await this.#moves.write(async (db) => {
      const held = await db
        .selectFrom('tables').select('code').where('code', '=', code).where('version', '=', version).executeTakeFirst();
      if (held !== undefined) await saveClocks(db, game, clocks);
    });
  }

  async newestEntry(game: string): Promise<number> {
    return newestEntry(this.#db, game);
  }

  async loadGame(id: string): Promise<StoredGame | null> {
    return loadGame(this.#db, id);
  }

  async finalRecord(game: string, ending: EndingGame): Promise<FinalRecord | null> {
    return loadFinalRecord(this.#db, game, ending);
  }

  async loadEnded(id: string): Promise<EndedGame | NotStored | null> {
    return loadEnded(this.#db, id);
  }

  async loadTally(table: TableCode, latest: number): Promise<Tally> {
    return loadTally(this.#db, table, latest);
  }

  async historyOf(person: GuestId, before: HistoryPlace | null, most: number): Promise<readonly PlayedGame[]> {
    return historyOf(this.#db, person, before, most);
  }

  async addSayings(table: TableCode, sayings: readonly Saying[], stored: number): Promise<void> {
    if (sayings.length === 0) return;
    await this.#groups.write((db) => addSayings(db, table, sayings, stored));
  }

  async loadSayings(table: TableCode): Promise<readonly Saying[]> {
    return loadSayings(this.#db, table);
  }

  async savePass(pass: StoredPass, now: number): Promise<'reserved' | 'code-taken'> {
    return this.#groups.write((db) => savePass(db, pass, now));
  }

  async findPass(code: PassCode, now: number): Promise<PassHolding | null> {
    return findPass(this.#db, code, now);
  }

  async takePass(code: PassCode, device: DeviceKind, now: number): Promise<PassHolding | null> {
    return this.#groups.write((db) => takePass(db, code, device, now));
  }

  async passState(code: PassCode, person: GuestId, now: number): Promise<PassState> {
    return passState(this.#db, code, person, now);
  }

  async dropPass(person: GuestId): Promise<void> {
    await this.#groups.write((db) => dropPass(db, person));
  }

  async counterOf(person: GuestId): Promise<number> {
    return counterOf(this.#db, person);
  }

  async revoke(revocation: Revocation): Promise<'done' | 'revoked'> {
    return this.#groups.write((db) => revoke(db, revocation));
  }

  async note(name: NoteName): Promise<string | null> {
    return note(this.#db, name);
  }

  async writeNote(name: NoteName, value: string): Promise<void> {
    await this.#groups.write((db) => writeNote(db, name, value));
  }

  async tablesFrom(after: TableCode | null, most: number): Promise<readonly StoredTableDates[]> {
    return tablesFrom(this.#db, after, most);
  }

  async contentsOf(table: TableCode): Promise<TableContents> {
    return contentsOf(this.#db, table);
  }

  async deleteTable(table: TableCode, now: number): Promise<void> {
    await this.#groups.write((db) => deleteTable(db, table, now));
  }

  async eraseDeleted(): Promise<boolean> {
    return this.#groups.write((db) => eraseDeleted(db));
  }

  async undoMarks(table: TableCode, keep: RetentionPeriods, now: number): Promise<number> {
    return this.#groups.write((db) => undoMarks(db, table, keep, now));
  }

  async deleteMessage(table: TableCode, at: number): Promise<void> {
    await this.#groups.write((db) => deleteMessage(db, table, at));
  }

  async devicesOf(person: GuestId): Promise<StoredDevices> {
    return devicesOf(this.#db, person);
  }

  async probe(): Promise<void> {
    await this.#groups.write(probe);
  }

  async facts(): Promise<StoreFacts> {
    return this.#facts();
  }

  async close(): Promise<void> {
    await Promise.all([this.#groups.settled(), this.#moves.settled()]);
    for (const way of new Set(Object.values(this.#ways))) await way.destroy();
  }
}
