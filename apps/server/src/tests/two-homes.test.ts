import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Calendar } from '../calendar/calendar.ts';
import { openLog } from '../log.ts';
import type { Store } from '../store/store.ts';
import { OpenTables } from '../table/open-tables.ts';
import { acquireTable } from '../table/lifecycle/acquire-table.ts';
import type { TableLease, TableRecord } from '../table/record/table-record.ts';
import { systemTime } from '../time.ts';
import { newGuest, newTable } from './support/api.ts';
import { FaultyStore } from './support/faulty-store.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

let server: TestServer;
let store: Store;
beforeAll(async () => {
  server = await startTestServer({ wrapStore: (real) => (store = real) });
});
afterAll(() => server.close());

/** What a process has open that is let open any table; `meanwhile` is what happens while it does. */
function processWith(itsStore: Store, meanwhile: () => void = () => undefined): OpenTables {
  const locateOrOpen = async (_: unknown, open: () => Promise<TableLease>) => {
    const opening = open();
    meanwhile();
    await opening;
    return 'here' as const;
  };
  const calendar = new Calendar(null, { time: systemTime, log: openLog('silent') });
  return new OpenTables({ store: itsStore, calendar }, { locateOrOpen });
}

const isOpen = (code: string): boolean => matchMaker.getLocalRoomById(code) !== undefined;

async function sleepingTable() {
  return newTable(server.url, await newGuest(server.url, 'Ann'));
}

/** A store in which somebody else takes each table as soon as it has been taken. */
class Overtaken extends FaultyStore {
  override saveTable = async (table: TableRecord): Promise<void> => {
    await store.saveTable(table);
    await acquireTable(store, table.code);
  };
}

it('a table that another process takes before it has been loaded is not opened here, and may be asked for again', async () => {
  const code = await sleepingTable();
  await expect(processWith(new Overtaken(store)).open(code)).rejects.toThrow('table-unreachable');
  expect(isOpen(code)).toBe(false);
  await processWith(store).open(code);
  expect(isOpen(code)).toBe(true);
});

it('a table that another process takes while it is being opened here closes as soon as it is open', async () => {
  const code = await sleepingTable();
  const taken = { code, version: 100 };
  const tables = processWith(store, () => void setImmediate(() => void tables.moveOut(taken)));
  await tables.open(code);
  await vi.waitFor(() => expect(isOpen(code)).toBe(false));
});

it('a table stays open here that another process had before, however late that is heard', async () => {
  const code = await sleepingTable();
  const had = await acquireTable(store, code);
  const tables = processWith(store);
  await tables.open(code);
  await tables.moveOut(had ?? { code, version: 0 });
  expect(tables.find(code)?.code).toBe(code);
  expect(isOpen(code)).toBe(true);
});
