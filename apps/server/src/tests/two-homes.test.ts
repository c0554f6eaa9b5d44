import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Calendar } from '../calendar/calendar.ts';
import { openLog } from '../log.ts';
import type { Store } from '../store/store.ts';
import { PeerClient } from '../cluster/peer-client.ts';
import { OpenTables, type OtherProcesses } from '../table/open-tables.ts';
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

/** Returns the open tables of a process that owns any table it opens. `isHeld` returns whether the process has its lease. */
function processWith(itsStore: Store, isHeld: () => boolean = () => true): OpenTables {
  const calendar = new Calendar(null, { time: systemTime, log: openLog('silent') });
  const placement: OtherProcesses['placement'] = {
    locateOrOpen: async (_, open) => {
      await open(isHeld);
      return 'here';
    },
  };
  return new OpenTables({ store: itsStore, calendar }, { placement, peers: new PeerClient(''), holdsLease: () => true });
}

const isOpen = (code: string): boolean => matchMaker.getLocalRoomById(code) !== undefined;

async function sleepingTable() {
  return newTable(server.url, await newGuest(server.url, 'Ann'));
}

/** A store in which another process takes over each table as soon as it is acquired. */
class Overtaken extends FaultyStore {
  override acquireTable: Store['acquireTable'] = async (code, seenAt) => {
    const lease = await store.acquireTable(code, seenAt);
    await store.acquireTable(code, seenAt);
    return lease;
  };
}

it('a table that another process takes during loading is not opened here, and can be requested again', async () => {
  const code = await sleepingTable();
  await expect(processWith(new Overtaken(store)).open(code)).rejects.toThrow('table-unreachable');
  expect(isOpen(code)).toBe(false);
  await processWith(store).open(code);
  expect(isOpen(code)).toBe(true);
});

it('a process that loses its lease while it takes a table does not open it, and can try again', async () => {
  const code = await sleepingTable();
  let isHeld = false;
  const tables = processWith(store, () => isHeld);
  await expect(tables.open(code)).rejects.toThrow('table-unreachable');
  expect(tables.openness(code)).toBe('not-open');
  isHeld = true;
  await tables.open(code);
  expect(tables.openness(code)).toBe('open');
});

it('a process that has its lease again closes other processes’ tables, even one being opened, and keeps its own', async () => {
  const [own, lost, opening] = [await sleepingTable(), await sleepingTable(), await sleepingTable()] as const;
  const tables = processWith(store);
  await Promise.all([own, lost].map((code) => tables.open(code)));
  const opened = tables.open(opening);
  await Promise.resolve();
  expect(tables.openness(opening)).toBe('busy');
  await tables.keepOnly(new Set([own]));
  await opened;
  expect(tables.openness(lost)).not.toBe('open');
  const openness = () => [own, lost, opening].map((code) => tables.openness(code));
  await vi.waitFor(() => expect(openness()).toEqual(['open', 'not-open', 'not-open']));
  expect([own, lost, opening].map(isOpen)).toEqual([true, false, false]);
});
