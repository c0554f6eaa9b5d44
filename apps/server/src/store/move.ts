import { createHash } from 'node:crypto';
import { type Kysely, sql, SqliteAdapter } from 'kysely';
import { isDatabaseAddress } from './database-address.ts';
import type { Database } from './database.ts';
import { FolderTaken, takeFolder } from './folder.ts';
import { openStore } from './open-store.ts';
import { databaseInFolder, databaseAt } from './whole-database.ts';

/** The result of moving a store: the number of rows moved per table, or a sentence that explains the failure. */
export type StoreMoved =
  | { readonly ok: true; readonly rows: Readonly<Record<string, number>> }
  | { readonly ok: false; readonly sentence: string };

type TableName = keyof Database;

/** The tables of a store with their keys, ordered so that referenced rows are copied first. */
const TABLES: readonly { readonly name: TableName; readonly key: readonly string[] }[] = [
  { name: 'secrets', key: ['name'] },
  { name: 'marks', key: ['kind', 'id'] },
  { name: 'notes', key: ['name'] },
  { name: 'dates', key: ['name'] },
  { name: 'tables', key: ['code'] },
  { name: 'people', key: ['person', 'table_code'] },
  { name: 'links', key: ['link'] },
  { name: 'games', key: ['id'] },
  { name: 'sayings', key: ['table_code', 'said_at'] },
  { name: 'mentions', key: ['person', 'table_code'] },
  { name: 'unpacked_games', key: ['number'] },
  { name: 'entries', key: ['game', 'seq'] },
  { name: 'clocks', key: ['game_id'] },
  { name: 'outcomes', key: ['table_code', 'number'] },
  { name: 'outcome_seats', key: ['table_code', 'number', 'seat'] },
  { name: 'passes', key: ['code'] },
  { name: 'taken_passes', key: ['code'] },
  { name: 'revocations', key: ['person'] },
];

/** Tables that are not moved, because table owners mean nothing once all processes have stopped. */
const OF_PROCESSES: readonly string[] = ['processes', 'owners'];

/** The number of rows read and written at a time. */
const PART = 500;

/** Thrown if a store cannot be moved. Its message is a sentence that says why. */
class MoveRefused extends Error {
  override readonly name = 'MoveRefused';
}

/**
 * Copies a whole store, the secret included, in one transaction. Source and target are each a folder or the URL of a PostgreSQL
 * database. Reads each table back and compares it. The source stays unchanged. Refuses if a server is using the source or the
 * target, or if the target has data. Resolves with the number of rows per table, or with a sentence that explains the refusal.
 * Rejects if a store cannot be opened, read or written.
 */
export async function move(from: string, to: string): Promise<StoreMoved> {
  const folders: ReturnType<typeof takeFolder>[] = [];
  const open: Kysely<Database>[] = [];
  try {
    for (const place of [from, to]) if (!isDatabaseAddress(place)) folders.push(takeFolder(place));
    for (const place of [from, to]) {
      await (await openStore(place)).close();
      const db = isDatabaseAddress(place) ? databaseAt(place) : databaseInFolder(place);
      open.push(db);
      if (isDatabaseAddress(place)) await refuseInUse(db);
    }
    const [source, target] = open;
    if (source === undefined || target === undefined) throw new Error('neither is open');
    return { ok: true, rows: await copied(source, target) };
  } catch (error) {
    if (error instanceof FolderTaken) return { ok: false, sentence: `A server has one of them: stop it first. ${error.message}` };
    if (error instanceof MoveRefused) return { ok: false, sentence: error.message };
    throw error;
  } finally {
    for (const db of open) await db.destroy();
    for (const folder of folders) folder.release();
  }
}

async function copied(source: Kysely<Database>, target: Kysely<Database>): Promise<Record<string, number>> {
  await requireKnown(source);
  return source.transaction().execute((before) =>
    target.transaction().execute(async (after) => {
      for (const { name } of TABLES) if (await hasRows(after, name)) throw notEmpty(name);
      const rows: Record<string, number> = {};
      for (const table of TABLES) {
        const read = new Digest();
        for await (const part of partsOf(before, table)) {
          await after.insertInto(table.name).values(part).execute();
          read.add(part);
        }
        const written = new Digest();
        for await (const part of partsOf(after, table)) written.add(part);
        if (!written.equals(read)) throw notTheSame(table.name);
        rows[table.name] = read.rows;
      }
      await countOn(after);
      return rows;
    }),
  );
}

/** Sets a database's sequences past the moved numbers. SQLite does so by itself. */
async function countOn(db: Kysely<Database>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return;
  await sql`
    select setval(pg_get_serial_sequence('unpacked_games', 'number'), coalesce(max(number), 0) + 1, false)
    from unpacked_games`.execute(db);
}

function notTheSame(table: string): MoveRefused {
  return new MoveRefused(`What was written to "${table}" is not what was read: nothing was moved.`);
}

function notEmpty(table: string): MoveRefused {
  return new MoveRefused(`There is something where the store is to go (in "${table}"). It must be empty: nothing was moved.`);
}

/** Throws if a store has an unknown table. */
async function requireKnown(db: Kysely<Database>): Promise<void> {
  const known = new Set<string>([...TABLES.map(({ name }) => name), ...OF_PROCESSES]);
  const other = (await db.introspection.getTables()).find(({ name }) => !known.has(name) && !name.startsWith('sqlite_'));
  if (other !== undefined) throw new Error(`the table "${other.name}" would be left behind`);
}

async function refuseInUse(db: Kysely<Database>): Promise<void> {
  const others = sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = 'chinwag' and pid <> pg_backend_pid()`;
  const { rows: [row] } = await others.execute(db);
  if ((row?.count ?? 0) > 0) throw new MoveRefused('A server has the database open. Stop all of them first.');
}

async function hasRows(db: Kysely<Database>, name: TableName): Promise<boolean> {
  return (await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)).rows.length > 0;
}

type StoredRow = Record<string, string | number | null>;

/** Returns an async iterator over all rows of a table, in pages. */
async function* partsOf(db: Kysely<Database>, { name, key }: (typeof TABLES)[number]): AsyncGenerator<StoredRow[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let last: StoredRow | undefined;
  for (;;) {
    const after = last === undefined ? sql`` : sql`where (${columns}) > (${sql.join(key.map((column) => last?.[column]))})`;
    const part = sql<StoredRow>`select * from ${sql.table(name)} ${after} order by ${columns} limit ${sql.lit(PART)}`;
    const { rows } = await part.execute(db);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1);
  }
}

/** An order-independent digest of rows, by which two sets are compared. */
class Digest {
  rows = 0;
  #sum = 0n;

  add(rows: readonly StoredRow[]): void {
    for (const row of rows) {
      const fields = Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1));
      this.#sum += BigInt(`0x${createHash('sha256').update(JSON.stringify(fields)).digest('hex')}`);
      this.rows += 1;
    }
  }

  equals(other: Digest): boolean {
    return this.rows === other.rows && this.#sum === other.#sum;
  }
}
