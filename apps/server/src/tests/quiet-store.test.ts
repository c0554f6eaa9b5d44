import { games } from '@chinwag/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import { granted, newGuest, newTable } from './support/api.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const WRITES: ReadonlySet<PropertyKey> = new Set<keyof Store>([
  'reserveTable', 'saveTable', 'renewLink', 'beginGame', 'append', 'addSayings', 'listTable',
]);

/** The writing calls to the store. */
const written: PropertyKey[] = [];
/** Returns a store that records its writes. */
function noting(store: Store): Store {
  return new Proxy(store, {
    get: (of, name) => {
      if (WRITES.has(name)) written.push(name);
      const value: unknown = Reflect.get(of, name);
      return typeof value === 'function' ? value.bind(of) : value;
    },
  });
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ wrapStore: noting });
});
afterAll(() => server.close());

it('a request that changes nothing writes nothing, however often it is repeated', async () => {
  const ann = await newGuest(server.url, 'Ann');
  const host = await TestPlayer.join(server.url, ann, await newTable(server.url, ann), games);
  const { game, options } = host.table;
  written.length = 0;
  for (let times = 0; times < 3; times++) {
    granted(await host.request('rename', { name: 'Ann' }));
    granted(await host.request('configure', { game, options }));
    granted(await host.request('chooseGame', { game }));
    granted(await host.request('sit', { seat: 0 }));
    granted(await host.request('setSettings', { door: 'open' }));
    granted(await host.request('setSettings', { watching: 'public', standIn: 'when-away' }));
    granted(await host.request('setSettings', { clock: 'off' }));
    granted(await host.request('setSettings', { talk: 'everybody' }));
    granted(await host.request('arrangeSeats', { order: [...host.table.seats.keys()] }));
    granted(await host.request('hideHand', {}));
    granted(await host.request('watch', { hands: 'hidden' }));
    await host.request('sign', { sign: 'wave' });
  }
  expect(written).toEqual([]);
  granted(await host.request('rename', { name: 'Anna' }));
  expect(written).toEqual(['saveTable']);
});
