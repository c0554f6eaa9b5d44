import type { TableCode } from '@chinwag/protocol';
import type { Pool } from 'pg';
import type { ProcessAddress } from './process-address.ts';
import { lockOf, NOW } from './postgres-session.ts';
import type { Owner, SeenOwner, TableOwners } from './table-owners.ts';

interface OwnerRow {
  readonly process: string;
  readonly epoch: number;
  readonly host: string | null;
  readonly port: number | null;
  readonly running: boolean;
}

const OWNER_OF = `
  select owners.process, owners.epoch, processes.host, processes.port,
    coalesce(processes.epoch = owners.epoch and processes.lease_until > ${NOW}, false) as running
  from owners left join processes on processes.id = owners.process where owners.table_code = $1`;

/** Whether the process that takes a table, $2 under $3, may do so itself. */
const MAY_TAKE = `exists (select from processes where id = $2 and epoch = $3 and lease_until > ${NOW})`;
const TAKE_NOBODYS = `
  insert into owners (table_code, process, epoch) select code, $2, $3 from tables where code = $1 and ${MAY_TAKE}
  on conflict (table_code) do nothing`;
const TAKE_FROM = `
  update owners set process = $2, epoch = $3 where table_code = $1 and process = $4 and epoch = $5 and ${MAY_TAKE}`;

/** Which process has which table, in a PostgreSQL database. */
export class PostgresOwners implements TableOwners {
  readonly #pool: Pool;
  /** Where processes listen that were asked for: that never changes. */
  readonly #addresses = new Map<string, ProcessAddress>();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async ownerOf(code: TableCode): Promise<SeenOwner | null> {
    const [row] = (await this.#pool.query<OwnerRow>(OWNER_OF, [code])).rows;
    if (row === undefined) return null;
    const { process, epoch, host, port, running } = row;
    const address = host === null || port === null ? null : { host, port };
    return { process, epoch, address, lease: running ? 'running' : 'ended' };
  }

  async take(code: TableCode, from: Owner | null, to: Owner): Promise<boolean> {
    const own = [code, to.process, to.epoch];
    const { rowCount } =
      from === null
        ? await this.#pool.query(TAKE_NOBODYS, own)
        : await this.#pool.query(TAKE_FROM, [...own, from.process, from.epoch]);
    return rowCount === 1;
  }

  async leaseOf({ process, epoch }: Owner): ReturnType<TableOwners['leaseOf']> {
    const lease = `select epoch = $2 and lease_until > ${NOW} as running from processes where id = $1`;
    const [row] = (await this.#pool.query<{ running: boolean }>(lease, [process, epoch])).rows;
    if (row === undefined) return 'gone';
    return row.running ? 'running' : 'ended';
  }

  async endIfLockFree({ process, epoch }: Owner): Promise<'free' | 'held'> {
    const free = `select pg_try_advisory_xact_lock_shared(${lockOf('$1', '$2')}) as free`;
    const [row] = (await this.#pool.query<{ free: boolean }>(free, [process, epoch])).rows;
    if (row?.free !== true) return 'held';
    await this.#pool.query('delete from processes where id = $1 and epoch = $2', [process, epoch]);
    return 'free';
  }

  async addressOf(process: string): Promise<ProcessAddress | null> {
    const known = this.#addresses.get(process);
    if (known !== undefined) return known;
    const [row] = (await this.#pool.query<ProcessAddress>('select host, port from processes where id = $1', [process])).rows;
    if (row !== undefined) this.#addresses.set(process, row);
    return row ?? null;
  }
}
