import type { TableCode } from '@chinwag/protocol';
import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LEASE_MS } from '../cluster/lease.ts';
import type { LeaseSession, SessionListener } from '../cluster/lease-session.ts';
import { PostgresOwners } from '../cluster/postgres-owners.ts';
import { ownersPool, PoolerInTheWay, requireSessions } from '../cluster/postgres-pool.ts';
import { postgresSessions } from '../cluster/postgres-session.ts';
import type { Owner, TableOwners } from '../cluster/table-owners.ts';
import { openPostgresStore } from '../store/postgres.ts';
import { Dice } from './simulation/dice.ts';
import { LeaseDatabase } from './simulation/lease-database.ts';
import { POSTGRES, POSTGRES_IS_MISSING, type StorePlace } from './support/engines.ts';
import { SimulatedTime } from './support/simulated-time.ts';
import { CODE, GATHERING } from './support/table-parts.ts';
import { transactionPooler } from './support/transaction-pooler.ts';

const [ONE, TWO] = ['process-1', 'process-2'] as const;
const NOBODY: SessionListener = { lost: () => undefined, heard: () => undefined };
const ADDRESS = { host: '10.0.0.1', port: 2567 };

/** A database with one table, and processes with leases. */
interface Leases {
  session(process: string, listener?: Partial<SessionListener>): Promise<LeaseSession>;
  readonly owners: TableOwners;
  /** Ends the running leases. */
  end(): Promise<void>;
  /** Resolves with the value of a promise once the promise has settled. */
  readonly done: <Value>(call: Promise<Value>) => Promise<Value>;
  remove(): Promise<void>;
}

async function simulated(): Promise<Leases> {
  const time = new SimulatedTime();
  const database = new LeaseDatabase(time, new Dice(1));
  const done = async <Value>(call: Promise<Value>): Promise<Value> => {
    call.catch(() => undefined);
    await time.pass(100);
    return call;
  };
  return {
    done,
    owners: database.ownersFor(ONE),
    session: (process, listener) => done(database.openSession(process)({ ...NOBODY, ...listener })),
    end: () => time.pass(LEASE_MS),
    remove: async () => undefined,
  };
}

async function real(): Promise<Leases> {
  const place: StorePlace = await POSTGRES.place();
  const store = await openPostgresStore(place.path);
  await store.reserveTable(GATHERING);
  await store.close();
  const pool: Pool = ownersPool(place.path);
  const sessions: LeaseSession[] = [];
  return {
    done: (call) => call,
    owners: new PostgresOwners(pool),
    session: async (process, listener) => {
      const opened = await postgresSessions(place.path, process)({ ...NOBODY, ...listener });
      sessions.push(opened);
      return opened;
    },
    end: async () => void (await pool.query('update processes set lease_until = lease_until - $1', [LEASE_MS])),
    remove: async () => {
      for (const session of sessions) session.close();
      await pool.end();
      await place.remove();
    },
  };
}

const KINDS = [
  ['a simulated database', simulated],
  ...(POSTGRES_IS_MISSING ? [] : [['PostgreSQL', real] as const]),
] as const;

describe.each(KINDS)('a lease in %s', (_, open) => {
  let leases: Leases;
  beforeEach(async () => {
    leases = await open();
  });
  afterEach(() => leases.remove());

  it('is renewed while it runs, and never after it has ended', async () => {
    const { done } = leases;
    const one = await leases.session(ONE);
    expect(await done(one.claim(1, ADDRESS))).toEqual([]);
    expect(await done(one.renew(1))).toBe('alone');
    const two = await leases.session(TWO);
    await done(two.claim(1, ADDRESS));
    expect(await done(one.renew(1))).toBe('among-others');
    expect(await done(one.renew(2))).toBe('over');
    await leases.end();
    expect(await done(one.renew(1))).toBe('over');
  });

  it('lets only one process take a table, and only from the owner that it has seen', async () => {
    const { done, owners } = leases;
    await done((await leases.session(ONE)).claim(1, ADDRESS));
    await done((await leases.session(TWO)).claim(1, ADDRESS));
    const [one, two] = [{ process: ONE, epoch: 1 }, { process: TWO, epoch: 1 }];
    expect(await done(owners.ownerOf(CODE))).toBeNull();
    expect(await done(owners.take(CODE, null, one))).toBe(true);
    expect(await done(owners.take(CODE, null, two))).toBe(false);
    expect(await done(owners.ownerOf(CODE))).toEqual({ ...one, address: ADDRESS, lease: 'running' });
    expect(await done(owners.take(CODE, two, two))).toBe(false);
    expect(await done(owners.take(CODE, { ...one, epoch: 2 }, two))).toBe(false);
    expect(await done(owners.take(CODE, one, { ...two, epoch: 2 }))).toBe(false);
    expect(await done(owners.take(CODE, one, two))).toBe(true);
    expect(await done(owners.addressOf(TWO))).toEqual(ADDRESS);
  });

  it('continues under a new epoch with the tables that no other process has taken', async () => {
    const { done, owners } = leases;
    const lost = await leases.session(ONE);
    await done(lost.claim(1, ADDRESS));
    await done(owners.take(CODE, null, { process: ONE, epoch: 1 }));
    lost.close();
    const again = await leases.session(ONE);
    expect(await done(again.claim(2, ADDRESS))).toEqual([CODE]);
    expect(await done(owners.leaseOf({ process: ONE, epoch: 1 }))).toBe('ended');
    expect(await done(owners.ownerOf(CODE))).toMatchObject({ epoch: 2, lease: 'running' });
    await done((await leases.session(TWO)).claim(1, ADDRESS));
    expect(await done(owners.take(CODE, { process: ONE, epoch: 1 }, { process: TWO, epoch: 1 }))).toBe(false);
    await leases.end();
    expect(await done(owners.ownerOf(CODE))).toMatchObject({ epoch: 2, lease: 'ended' });
    expect(await done(owners.take(CODE, { process: ONE, epoch: 2 }, { process: TWO, epoch: 1 }))).toBe(false);
  });

  it('can be ended by another process only while its lock is free, and is not renewed after that', async () => {
    const { done, owners } = leases;
    const one = { process: ONE, epoch: 1 };
    const dying = await leases.session(ONE);
    await done(dying.claim(1, ADDRESS));
    expect(await done(owners.endIfLockFree(one))).toBe('held');
    expect(await done(owners.leaseOf(one))).toBe('running');
    dying.close();
    await expect.poll(() => done(owners.endIfLockFree(one))).toBe('free');
    expect(await done(owners.leaseOf(one))).toBe('gone');
    const late = await leases.session(ONE);
    expect(await done(late.renew(1))).toBe('over');
  });

  it('releases its tables when it is given back', async () => {
    const { done, owners } = leases;
    const one = await leases.session(ONE);
    await done(one.claim(1, ADDRESS));
    await done(owners.take(CODE, null, { process: ONE, epoch: 1 }));
    await done(one.leave(1));
    expect(await done(owners.ownerOf(CODE))).toBeNull();
    expect(await done(owners.leaseOf({ process: ONE, epoch: 1 }))).toBe('gone');
  });
});

describe.skipIf(POSTGRES_IS_MISSING)('many tables in PostgreSQL', () => {
  it('each go to one of two processes that take them at once, without waiting for each other', async () => {
    const place = await POSTGRES.place();
    const store = await openPostgresStore(place.path);
    const codes = Array.from({ length: 60 }, (_, at) => `TABLE${22_222 + at}` as TableCode);
    for (const code of codes) await store.reserveTable({ ...GATHERING, code, link: code });
    await store.close();
    const processes = await Promise.all([ONE, TWO].map(async (process) => {
      const [pool, session] = [ownersPool(place.path), await postgresSessions(place.path, process)(NOBODY)];
      await session.claim(1, ADDRESS);
      return { pool, session, owners: new PostgresOwners(pool), own: { process, epoch: 1 } };
    }));
    /** Lets two processes take over all tables, in opposite order. Resolves with the number that each has. */
    const takenFrom = async (from: (code: TableCode) => Promise<Owner | null>): Promise<readonly number[]> => {
      const seen = new Map(await Promise.all(codes.map(async (code) => [code, await from(code)] as const)));
      const taken = await Promise.all(processes.map(async ({ owners, own }, at) => {
        const order = at === 0 ? codes : codes.toReversed();
        const take = async (code: TableCode) => [code, await owners.take(code, seen.get(code) ?? null, own)] as const;
        return new Map(await Promise.all(order.map(take)));
      }));
      return codes.map((code) => taken.filter((by) => by.get(code) === true).length);
    };
    expect(await takenFrom(async () => null)).toEqual(codes.map(() => 1));
    const dead = { process: 'process-3', epoch: 1 };
    await processes[0]?.pool.query('update owners set process = $1, epoch = $2', [dead.process, dead.epoch]);
    const first = await takenFrom(async () => dead);
    expect(Math.max(...first)).toBe(1);
    // A row that one process skipped, because the other had locked it, went to that other process.
    const { owners } = processes[0] ?? { owners: null };
    for (const code of codes) expect((await owners?.ownerOf(code))?.process).not.toBe(dead.process);
    for (const { pool, session } of processes) {
      session.close();
      await pool.end();
    }
    await place.remove();
  });
});

describe.skipIf(POSTGRES_IS_MISSING)('a session in PostgreSQL', () => {
  let place: StorePlace;
  beforeEach(async () => {
    place = await POSTGRES.place();
    await (await openPostgresStore(place.path)).close();
  });
  afterEach(() => place.remove());

  it('receives notifications, and is lost when the database ends it', async () => {
    const heard: string[] = [];
    const pool = ownersPool(place.path);
    const session = await postgresSessions(place.path, ONE)({ ...NOBODY, heard: (message) => heard.push(message) });
    await session.claim(1, ADDRESS);
    await pool.query("select pg_notify('chinwag', 'news')");
    await expect.poll(() => heard).toEqual(['news']);
    expect(await session.renew(1)).toBe('alone');
    const own = "application_name = 'chinwag lease' and datname = current_database()";
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${own}`);
    await expect(session.renew(1)).rejects.toThrow(/terminat|not queryable|closed/);
    session.close();
    await pool.end();
  });

  it('is refused at startup behind a pooler that reassigns it after each transaction', async () => {
    await requireSessions(place.path);
    const pooler = await transactionPooler(place.path);
    await expect(requireSessions(pooler.address)).rejects.toThrow(PoolerInTheWay);
    await pooler.close();
  });
});
