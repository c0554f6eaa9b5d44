import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { POSTGRES, POSTGRES_IS_MISSING, type StorePlace } from '../tests/support/engines.ts';
import { GATHERING } from '../tests/support/table-parts.ts';
import { openPostgresStore, poolOf } from './postgres.ts';

describe.skipIf(POSTGRES_IS_MISSING)('a PostgreSQL database', () => {
  let place: StorePlace;
  beforeEach(async () => {
    place = await POSTGRES.place();
  });
  afterEach(() => place.remove());

  it('set to asynchronous commits still commits synchronously for the store', async () => {
    const client = new Client(place.path);
    await client.connect();
    await client.query(`alter database ${new URL(place.path).pathname.slice(1)} set synchronous_commit = off`);
    await client.end();
    const pool = poolOf(place.path, 1, { answer: 0, lock: 0 });
    const { rows } = await pool.query('show synchronous_commit');
    await pool.end();
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  });

  it('that is empty is set up by one of three stores opened at once, and serves all of them', async () => {
    const stores = await Promise.all([1, 2, 3].map(() => openPostgresStore(place.path)));
    const [one, two, three] = stores;
    await one?.reserveTable(GATHERING);
    expect(await two?.loadTable(GATHERING.code)).toEqual(GATHERING);
    expect(await three?.reserveTable(GATHERING)).toBe('code-taken');
    for (const store of stores) await store.close();
  });
});
