import { pennies } from '@chinwag/rules/laws/pennies';
import { expect, it } from 'vitest';
import { openLog } from '../../log.ts';
import { secureRandomBytes } from '../../random-bytes.ts';
import { granted } from '../../tests/support/api.ts';
import { MemoryStore } from '../../tests/support/memory-store.ts';
import { ANN, CODE, GATHERING } from '../../tests/support/table-parts.ts';
import { openNewTable } from './create-table.ts';
import { loadTable } from './load-table.ts';
import { successor } from '../record/table-record.ts';

it('a table whose last game is no longer readable gathers again and keeps its people and tally', async () => {
  const store = new MemoryStore();
  const setup = { seats: 3, owner: 0, options: { length: 'of old' }, seed: 'ab'.repeat(32) };
  const stored = { id: 'game-1', table: CODE, game: 'pennies', setup, entries: [] };
  await store.reserveTable(GATHERING);
  await store.beginGame(stored, successor({ ...GATHERING, status: 'finished', gameId: 'game-1', games: 3 }), null);
  expect(await loadTable({ store, games: { pennies }, log: openLog('silent'), restoredAt: null }, CODE)).toEqual({
    record: { ...successor(GATHERING), gameId: 'game-1', games: 3 },
    run: null,
    clocks: null,
    sayings: [],
  });
});

it('a table reports each restore of the store, and a table opened since then does not', async () => {
  const store = new MemoryStore();
  await store.reserveTable(GATHERING);
  const services = { store, games: { pennies }, log: openLog('silent') };
  const shownAfter = async (restoredAt: number | null) => {
    const loaded = await loadTable({ ...services, restoredAt }, CODE);
    if (typeof loaded === 'string') throw new Error(loaded);
    await store.saveTable(successor(loaded.record));
    return loaded.record.restoredAt;
  };
  expect([await shownAfter(null), await shownAfter(5), await shownAfter(5), await shownAfter(9)]).toEqual([null, 5, 5, 9]);
  const opened = granted(await openNewTable({ store, randomBytes: secureRandomBytes, restoredAt: 9 }, ANN, pennies, {}));
  const loaded = await loadTable({ ...services, restoredAt: 9 }, opened.code);
  expect(loaded).toMatchObject({ record: { restoredAt: null } });
});

it('refuses a stored game whose options are no longer valid as outdated instead of throwing', async () => {
  const store = new MemoryStore();
  const setup = { seats: 3, owner: 0, options: { length: 'of old' }, seed: 'ab'.repeat(32) };
  const stored = { id: 'game-1', table: CODE, game: 'pennies', setup, entries: [] };
  const playing = successor({ ...GATHERING, status: 'playing', gameId: 'game-1' });
  await store.reserveTable(GATHERING);
  await store.beginGame(stored, playing, null);
  const services = { store, games: { pennies }, log: openLog('silent'), restoredAt: null };
  expect(await loadTable(services, CODE)).toBe('game-outdated');
  const again = { ...stored, id: 'game-2', setup: { ...setup, options: {} } };
  await store.beginGame(again, successor({ ...playing, gameId: 'game-2' }), null);
  expect(await loadTable(services, CODE)).toMatchObject({ run: { seq: 0 } });
});
