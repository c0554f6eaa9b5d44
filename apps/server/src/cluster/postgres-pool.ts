import { Client, Pool } from 'pg';
import { ANSWER_WITHIN_MS } from './lease.ts';

/** The pool size for queries of table owners; the pool closes idle connections. */
const MOST = 2;
const IDLE_MS = 10_000;

/** Returns the connection pool that a process uses to look up table owners. */
export function ownersPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'chinwag owners',
    max: MOST,
    idleTimeoutMillis: IDLE_MS,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    lock_timeout: ANSWER_WITHIN_MS,
    keepAlive: true,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Thrown if a connection pooler in front of the database is in transaction mode: it switches connections after each transaction.
 */
export class PoolerInTheWay extends Error {
  override readonly name = 'PoolerInTheWay';

  constructor() {
    super(
      'DATABASE_URL leads to a pooler that gives a connection to somebody else after each transaction (as PgBouncer does in ' +
        'transaction mode). Locks and notifications are lost by that: set DATABASE_URL to where PostgreSQL itself is, or the ' +
        'pooler to session mode.',
    );
  }
}

/**
 * Checks that a database connection keeps its session. Rejects with `PoolerInTheWay` if it does not, and with the database's error
 * if it cannot be reached.
 */
export async function requireSessions(url: string): Promise<void> {
  const clients = [1, 2].map(() => new Client({ connectionString: url, connectionTimeoutMillis: STARTS_WITHIN_MS }));
  const [one, two] = clients as [Client, Client];
  for (const client of clients) client.on('error', () => undefined);
  try {
    for (const client of clients) await client.connect();
    const before = await sessionOf(one);
    await two.query('begin');
    // A pooler gives the freed session to the second client, and a different session, if it has any, to the first.
    const isShared = (await sessionOf(two)) === before || (await sessionOf(one)) !== before;
    await two.query('rollback');
    if (isShared) throw new PoolerInTheWay();
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

const STARTS_WITHIN_MS = 10_000;

async function sessionOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ session: number }>('select pg_backend_pid() as session');
  return rows[0]?.session ?? 0;
}
