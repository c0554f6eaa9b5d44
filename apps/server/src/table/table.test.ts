import { games } from '@chinwag/rules';
import { expect, it } from 'vitest';
import { secretChance } from '../chance.ts';
import { openLog } from '../log.ts';
import { FaultyStore } from '../tests/support/faulty-store.ts';
import { MemoryStore } from '../tests/support/memory-store.ts';
import { SimulatedTime } from '../tests/support/simulated-time.ts';
import { GATHERING } from '../tests/support/table-parts.ts';
import { Table } from './table.ts';

it('nothing is written down where nothing changes', async () => {
  const store = new FaultyStore(new MemoryStore());
  store.broken = true;
  const nothing = (): void => undefined;
  const listener = { changed: nothing, began: nothing, happened: nothing, lost: nothing, clocks: () => null };
  const around = { store, games, log: openLog('silent'), time: new SimulatedTime(), chance: secretChance };
  const table = new Table(GATHERING, null, around, listener);
  expect(await table.change((now) => structuredClone(now))).toEqual({ ok: true });
  expect(await table.change((now) => ({ ...now, door: 'closed' }))).toMatchObject({ code: 'store-unavailable' });
});
