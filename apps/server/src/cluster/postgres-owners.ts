import type { TableCode } from '@chinwag/protocol';
import type { Pool } from 'pg';
import type { ProcessAddress } from './process-address.ts';
import { lockOf, NOW } from './postgres-session.ts';
import type { Owner, SeenOwner, TableOwners } from './table-owners.ts';
import { together } from './together.ts';

interface OwnerRow {
  readonly table_code: string;
  readonly process: string;
  readonly epoch: number;
  readonly host: string | null;
  readonly port: number | null;
  readonly running: boolean;
}

/** The maximum size of a batch of queries. */
const MOST = 100;

const OWNERS_OF = `
  select owners.table_code, owners.process, owners.epoch, processes.host, processes.port,
    coalesce(processes.epoch = owners.epoch and processes.lease_until > ${NOW}, false) as running
  from owners left join processes on processes.id = owners.process where owners.table_code = any($1)`;

/** The SQL condition under which a process may take a table over. */
const MAY_TAKE = `exists (
  select from processes where id = wanted.process and epoch = wanted.epoch and lease_until > ${NOW})`;
/** Takes rows in the order of their codes, so that two processes with many takeovers never deadlock. */
const TAKE_NOBODYS = `
  insert into owners (table_code, process, epoch)
  select tables.code, wanted.process, wanted.epoch
  from unnest($1::text[], $2::text[], $3::int[]) as wanted (code, process, epoch)
  inner join tables on tables.code = wanted.code where ${MAY_TAKE} order by tables.code
  on conflict (table_code) do nothing returning table_code`;
/** Skips rows that another process has locked, so that neither waits for the other. */
const TAKE_FROM = `
  with free as (select table_code from owners where table_code = any($1) for update skip locked)
  update owners set process = wanted.process, epoch = wanted.epoch
  from unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::int[]) as wanted (code, process, epoch, from_process, from_epoch)
  inner join free on free.table_code = wanted.code
  where owners.table_code = wanted.code and ${MAY_TAKE}
    and owners.process = wanted.from_process and owners.epoch = wanted.from_epoch
  returning owners.table_code`;

/** A takeover of a table by a process under an epoch, and the previous owner, if any. */
interface TableTake {
  readonly code: TableCode;
  readonly to: Owner;
}
interface TableTakeFrom extends TableTake {
  readonly from: Owner;
}

/** The table owners recorded in a PostgreSQL database. It batches concurrent queries for several tables. */
export class PostgresOwners implements TableOwners {
  readonly #pool: Pool;
  readonly #ownerOf: (code: TableCode) => Promise<SeenOwner | null>;
  readonly #takeNobodys: (take: TableTake) => Promise<boolean>;
  readonly #takeFrom: (take: TableTakeFrom) => Promise<boolean>;
  /** The addresses of processes looked up so far; they never change. */
  readonly #addresses = new Map<string, ProcessAddress>();

  constructor(pool: Pool) {
    this.#pool = pool;
    this.#ownerOf = together((codes) => this.#ownersOf(codes), MOST);
    this.#takeNobodys = together((takes: readonly TableTake[]) => this.#taken(TAKE_NOBODYS, takes, []), MOST);
    this.#takeFrom = together((takes: readonly TableTakeFrom[]) => {
      const from = [takes.map((take) => take.from.process), takes.map((take) => take.from.epoch)];
      return this.#taken(TAKE_FROM, takes, from);
    }, MOST);
  }

  ownerOf(code: TableCode): Promise<SeenOwner | null> {
    return this.#ownerOf(code);
  }

  take(code: TableCode, from: Owner | null, to: Owner): Promise<boolean> {
    return from === null ? this.#takeNobodys({ code, to }) : this.#takeFrom({ code, to, from });
  }

  async #ownersOf(codes: readonly TableCode[]): Promise<readonly (SeenOwner | null)[]> {
    const { rows } = await this.#pool.query<OwnerRow>(OWNERS_OF, [codes]);
    const owners = new Map(rows.map((row) => [row.table_code, seen(row)]));
    return codes.map((code) => owners.get(code) ?? null);
  }

  /** Runs a statement that takes tables over. Returns, for each take, whether it succeeded. */
  async #taken(statement: string, takes: readonly TableTake[], from: readonly (readonly unknown[])[]): Promise<readonly boolean[]> {
    const to = [takes.map((take) => take.to.process), takes.map((take) => take.to.epoch)];
    const { rows } = await this.#pool.query<{ table_code: string }>(statement, [takes.map(({ code }) => code), ...to, ...from]);
    const taken = new Set(rows.map((row) => row.table_code));
    // If a batch has two takeovers of one table, only one succeeds.
    return takes.map(({ code }) => taken.delete(code));
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

function seen({ process, epoch, host, port, running }: OwnerRow): SeenOwner {
  const address = host === null || port === null ? null : { host, port };
  return { process, epoch, address, lease: running ? 'running' : 'ended' };
}
