import { Socket } from 'node:net';
import { tableCodeSchema, type TableCode } from '@chinwag/protocol';
import { Client } from 'pg';
import { ANSWER_WITHIN_MS, LEASE_MS } from './lease.ts';
import type { LeaseSession, OpenSession } from './lease-session.ts';
import type { ProcessAddress } from './process-address.ts';

/** The PostgreSQL notification channel of the server's processes. */
export const CHANNEL = 'chinwag';

/** The SQL expression for the database's time, in ms since the Unix epoch. */
export const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/**
 * Returns the SQL expression for the key of a process's advisory lock under an epoch. `process` and `epoch` are the query's
 * placeholders for these values.
 */
export function lockOf(process: string, epoch: string): string {
  return `hashtextextended(${process}::text, ${epoch}::bigint)`;
}

/** How long the database remembers processes that never released their lease, in ms. */
const FORGOTTEN_AFTER_MS = 24 * 3_600_000;

const CLAIM = `
  with own as (
    insert into processes (id, epoch, host, port, lease_until) values ($1, $2, $3, $4, ${NOW} + ${LEASE_MS})
    on conflict (id) do update
    set epoch = excluded.epoch, host = excluded.host, port = excluded.port, lease_until = excluded.lease_until
  ), gone as (delete from processes where id <> $1 and lease_until < ${NOW} - ${FORGOTTEN_AFTER_MS})
  update owners set epoch = $2 where process = $1 returning table_code`;

/** Renews a lease, unless it has ended: another process may be taking the tables over. */
const RENEW = `
  update processes set lease_until = ${NOW} + ${LEASE_MS} where id = $1 and epoch = $2 and lease_until > ${NOW}
  returning exists (select from pg_listening_channels() as heard where heard = '${CHANNEL}') as hears,
    exists (select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() and granted) as locked,
    exists (select from processes as other where other.id <> $1 and other.lease_until > ${NOW}) as others`;

interface RenewedRow {
  readonly hears: boolean;
  readonly locked: boolean;
  readonly others: boolean;
}

const LEAVE = `
  with own as (delete from owners where process = $1 and epoch = $2)
  delete from processes where id = $1 and epoch = $2`;

/** Returns a function that opens sessions in the PostgreSQL database at `url`, for the process with this id. */
export function postgresSessions(url: string, process: string): OpenSession {
  return async (listener) => {
    const socket = new Socket();
    const client = new Client({
      connectionString: url,
      application_name: 'chinwag lease',
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      lock_timeout: ANSWER_WITHIN_MS,
      keepAlive: true,
      stream: () => socket,
    });
    client.on('error', () => listener.lost());
    client.on('end', () => listener.lost());
    client.on('notification', ({ payload }) => listener.heard(payload ?? ''));
    try {
      await client.connect();
    } catch (error) {
      socket.destroy();
      throw error;
    }
    return new PostgresSession(client, socket, process);
  };
}

class PostgresSession implements LeaseSession {
  readonly #client: Client;
  readonly #socket: Socket;
  readonly #process: string;

  constructor(client: Client, socket: Socket, process: string) {
    this.#client = client;
    this.#socket = socket;
    this.#process = process;
  }

  get localHost(): string {
    return this.#socket.localAddress ?? '127.0.0.1';
  }

  async claim(epoch: number, { host, port }: ProcessAddress): Promise<readonly TableCode[]> {
    const taking = `select pg_try_advisory_lock(${lockOf('$1', '$2')}) as taken`;
    const { rows } = await this.#client.query<{ taken: boolean }>(taking, [this.#process, epoch]);
    if (rows[0]?.taken !== true) throw new Error('another session has the lock of this epoch');
    await this.#client.query(`listen ${CHANNEL}`);
    const claimed = await this.#client.query<{ table_code: string }>(CLAIM, [this.#process, epoch, host, port]);
    return claimed.rows.map(({ table_code }) => tableCodeSchema.parse(table_code));
  }

  async renew(epoch: number): ReturnType<LeaseSession['renew']> {
    const [row] = (await this.#client.query<RenewedRow>(RENEW, [this.#process, epoch])).rows;
    if (row?.hears !== true || !row.locked) return 'over';
    return row.others ? 'among-others' : 'alone';
  }

  async leave(epoch: number): Promise<void> {
    await this.#client.query(LEAVE, [this.#process, epoch]);
    await this.#client.end();
  }

  close(): void {
    this.#socket.destroy();
  }
}
