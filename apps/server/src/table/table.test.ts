import { games } from '@chinwag/rules';
import { expect, it } from 'vitest';
import { secureRandomBytes } from '../random-bytes.ts';
import { Calendar } from '../calendar/calendar.ts';
import { openLog } from '../log.ts';
import type { Store } from '../store/store.ts';
import { FaultyStore } from '../tests/support/faulty-store.ts';
import { MemoryStore } from '../tests/support/memory-store.ts';
import { SimulatedTime } from '../tests/support/simulated-time.ts';
import { NOBODYS_NUMBERS } from '../tests/support/nobodys-numbers.ts';
import { GATHERING } from '../tests/support/table-parts.ts';
import { observedStore } from '../tests/support/observed-store.ts';
import { Table, type TableServices } from './table.ts';

/** Returns a table's dependencies with this store. */
function servicesOn(store: Store): TableServices {
  const [log, time] = [openLog('silent'), new SimulatedTime()];
  const calendar = new Calendar(null, { time, log });
  return { store, games, log, time, calendar, randomBytes: secureRandomBytes, pseudonyms: () => '', restoredAt: null };
}

const nothing = (): void => undefined;
const DEAF = { changed: nothing, starting: nothing, began: nothing, continued: nothing, ended: nothing, happened: nothing };

it('a table writes nothing to the store when nothing changes', async () => {
  const store = new FaultyStore(new MemoryStore());
  store.broken = true;
  const asked = { clocks: () => null, watching: () => [], shuffling: NOBODYS_NUMBERS };
  const listener = { ...DEAF, lost: nothing, ...asked };
  const table = new Table(GATHERING, null, servicesOn(store), listener);
  expect(await table.change((now) => structuredClone(now))).toEqual({ ok: true });
  expect(await table.change((now) => ({ ...now, door: 'closed' }))).toMatchObject({ code: 'store-unavailable' });
});

it('a table detects a write that the store made but reported as failed, before it answers anything else', async () => {
  const store = new MemoryStore();
  await store.reserveTable(GATHERING);
  const unsure = observedStore(store, {
    wrote: () => undefined,
    saved: () => {
      throw new Error('the connection to the store is lost');
    },
  });
  let lost = 0;
  const asked = { clocks: () => null, watching: () => [], shuffling: NOBODYS_NUMBERS };
  const listener = { ...DEAF, lost: () => (lost += 1), ...asked };
  const table = new Table(GATHERING, null, servicesOn(unsure), listener);
  expect(await table.change((now) => ({ ...now, door: 'closed' }))).toMatchObject({ code: 'store-unavailable' });
  expect(await table.change((now) => now)).toMatchObject({ code: 'store-unavailable' });
  expect(lost).toBe(1);
});

it('a change the store refused succeeds once the store works again', async () => {
  const store = new FaultyStore(new MemoryStore());
  await store.reserveTable(GATHERING);
  const asked = { clocks: () => null, watching: () => [], shuffling: NOBODYS_NUMBERS };
  const listener = { ...DEAF, lost: nothing, ...asked };
  const table = new Table(GATHERING, null, servicesOn(store), listener);
  store.broken = true;
  expect(await table.change((now) => ({ ...now, door: 'closed' }))).toMatchObject({ code: 'store-unavailable' });
  store.broken = false;
  expect(await table.change((now) => ({ ...now, door: 'closed' }))).toEqual({ ok: true });
});
