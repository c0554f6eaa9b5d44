import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely';
import { DatabaseError, Pool, types } from 'pg';
import { bringUpToDate, DatabaseTooNew } from './bring-up-to-date.ts';
import { DatabaseRefused, databaseSentence, dumpCommand } from './database-sentence.ts';
import type { Database } from './database.ts';
import { USUAL_GROUP } from './group-commit.ts';
import { SqlStore } from './sql-store.ts';
import type { FullStore } from './admin-store.ts';
import { longReadsIn } from './long-reads.ts';
import type { LongReads } from './store.ts';

/**
 * Thrown for a database with a pending migration. The operator must consent first, because only the operator can back up the
 * database.
 */
export class UpdatePending extends Error {
  override readonly name = 'UpdatePending';

  constructor(url: string, steps: readonly [string, ...string[]]) {
    const count = steps.length === 1 ? 'a step' : `${steps.length} steps`;
    super(
      `The data have to take ${count} for this version (${steps.join(', ')}), after which the one before cannot read them. ` +
        `Stop all servers, copy the database, and then start one of this version with --yes: npm start -- --yes\n` +
        `To copy it: ${dumpCommand(url, steps[0])}`,
    );
  }
}

/** The settings of a PostgreSQL store; each has a default. Times are in ms. */
export interface PostgresSettings {
  /** The maximum size of a group commit. */
  readonly most?: number;
  /** The timeout of a statement, after which its connection counts as lost. */
  readonly timeoutMs?: number;
  /** The lock timeout of a group commit. */
  readonly lockTimeoutMs?: number;
  /** Called after every statement. */
  readonly log?: (event: LogEvent) => void;
  /** The operator's consent to migrate a database of an earlier version, which confirms a backup. */
  readonly update?: UpdateConsent;
}

/** The operator's consent to migrate a database that has data. */
export type UpdateConsent = 'not-asked' | 'agreed';

/** The number of connections for concurrent reads. Two more write: one of them only moves. */
const READERS = 4;

/** The number of connections for long reads. */
const LONG_READERS = 1;

const TIMEOUT_MS = 10_000;

/** The default lock timeout of a group commit, in ms, and the shorter one for further locks after a timeout. */
const LOCK_TIMEOUT_MS = 1000;
const LOCK_HURRY = 1;

/** How long a transaction of an unresponsive process may block others, in ms. */
const IDLE_PATIENCE = 2000;

/** PostgreSQL's error code for a lock timeout. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Resolves with the store in the PostgreSQL database at `url`, which several processes may share. A write is durable before its
 * call resolves. Queued writes use group commit. Rejects with `DatabaseRefused` or `DatabaseTooNew` if the database cannot be used.
 * Rejects with `UpdatePending` if the database needs a migration, and `settings.update` does not consent to one.
 */
export async function openPostgresStore(url: string, settings: PostgresSettings = {}): Promise<FullStore> {
  const { most = USUAL_GROUP, timeoutMs = TIMEOUT_MS, lockTimeoutMs = LOCK_TIMEOUT_MS, log, update = 'not-asked' } = settings;
  const open = (connections: number, timeouts: Patiences): Kysely<Database> =>
    new Kysely<Database>({ dialect: dialectOf(url, connections, timeouts), ...(log === undefined ? {} : { log }) });
  await prepare(url, open(1, { answer: 0, lock: 0 }), update);
  const timeouts = { answer: timeoutMs, lock: lockTimeoutMs };
  const ways = { reads: open(READERS, timeouts), moves: open(1, timeouts), writes: open(1, timeouts) };
  return new SqlStore(ways, {
    begin: (db) => sql`begin isolation level read committed`.execute(db),
    isLocked: () => false,
    failed: async (error, db) => {
      if (isStuck(error)) await sql`set local lock_timeout = ${sql.lit(LOCK_HURRY)}`.execute(db);
    },
    most,
    timeoutMs,
  }, async () => ({ bytes: await sizeOf(ways.reads), backedUpAt: null }));
}

/** Returns the long reads of the database at `url`, on connections of their own, separate from the writer's. */
export function openPostgresReader(url: string): LongReads {
  const dialect = dialectOf(url, LONG_READERS, { answer: TIMEOUT_MS, lock: LOCK_TIMEOUT_MS });
  return longReadsIn(new Kysely<Database>({ dialect }));
}

function dialectOf(url: string, connections: number, timeouts: Patiences): PostgresDialect {
  return new PostgresDialect({ pool: poolOf(url, connections, timeouts) });
}

async function sizeOf(db: Kysely<Database>): Promise<number> {
  const { rows: [row] } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return row?.bytes ?? 0;
}

function isStuck(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE;
}

/**
 * Migrates the database, over a connection without a timeout. Rejects with `UpdatePending`, `DatabaseTooNew` or `DatabaseRefused`
 * if the database cannot be migrated.
 */
async function prepare(url: string, db: Kysely<Database>, consent: UpdateConsent): Promise<void> {
  const before = (steps: readonly [string, ...string[]]): void => {
    if (consent === 'not-asked') throw new UpdatePending(url, steps);
  };
  try {
    // The migrator runs in a transaction anyway.
    await bringUpToDate(db, { before, together: (take) => take() });
  } catch (error) {
    const says = error instanceof DatabaseTooNew || error instanceof UpdatePending;
    throw says ? error : new DatabaseRefused(databaseSentence(url, error), { cause: error });
  } finally {
    await db.destroy();
  }
}

/** The statement timeout and the lock timeout, in ms; 0 for none. */
interface Patiences {
  readonly answer: number;
  readonly lock: number;
}

/** Returns a connection pool for the database at `url`, with at most `connections` connections. */
export function poolOf(url: string, connections: number, { answer, lock }: Patiences): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'chinwag',
    max: connections,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: answer || TIMEOUT_MS,
    keepAlive: true,
    // Without `pipeline`, a connection with an unanswered query would still count as healthy.
    pipeline: true,
    query_timeout: answer,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: IDLE_PATIENCE,
    types: { getTypeParser: (id, format) => (WIDE.includes(id) ? Number : types.getTypeParser(id, format)) },
  });
  // The next query replaces an idle connection that has broken. An active query rejects with the error.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.query(ALWAYS_FLUSHED).catch(() => undefined);
  });
  return pool;
}

/** Types that the driver returns as text: times and counts. All of them fit in a number. */
const WIDE: readonly number[] = [types.builtins.INT8, types.builtins.NUMERIC];

/** Ensures that the database flushes before it answers. A stronger setting stays. */
const ALWAYS_FLUSHED = `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`;
