import type { TableCode } from '@chinwag/protocol';
import { pennies } from '@chinwag/rules/laws/pennies';
import { expect, it } from 'vitest';
import { openLog } from '../../log.ts';
import { PlaceTaken } from '../../store/store.ts';
import { MemoryStore } from '../../tests/support/memory-store.ts';
import { ANN, CODE, GATHERING, decided } from '../../tests/support/table-parts.ts';
import { loadTable } from './load-table.ts';
import { acquireTable } from './acquire-table.ts';
import { successor, type TableRecord } from '../record/table-record.ts';

it('the holder of a table before it was taken can write nothing about it, and finds that out at the first write', async () => {
  const store = new MemoryStore();
  await store.reserveTable(GATHERING);
  expect(await acquireTable(store, CODE)).toEqual({ code: CODE, version: GATHERING.version + 1 });
  await expect(store.saveTable(successor(GATHERING))).rejects.toThrow(PlaceTaken);
  const taken = await loadTable({ store, games: { pennies }, log: openLog('silent'), restoredAt: null }, CODE);
  expect(taken).toMatchObject({ record: { host: ANN } });
  if (typeof taken === 'string') throw new Error(taken);
  await store.saveTable(successor(taken.record));
});

it('a table is taken even if its owner writes at that very moment', async () => {
  const written = successor(decided(GATHERING, { talk: 'players' }));
  const store = new (class extends MemoryStore {
    #isLate = true;

    override async loadTable(code: TableCode): Promise<TableRecord | null> {
      const stored = await super.loadTable(code);
      if (this.#isLate) await this.saveTable(written);
      this.#isLate = false;
      return stored;
    }
  })();
  await store.reserveTable(GATHERING);
  await acquireTable(store, CODE);
  await expect(store.saveTable(successor(written))).rejects.toThrow(PlaceTaken);
  expect(await store.loadTable(CODE)).toMatchObject({ settings: { talk: 'players' }, version: written.version + 1 });
});

it('a table that is not there is left to the one who loads it to say so', async () => {
  await expect(acquireTable(new MemoryStore(), CODE)).resolves.toBeNull();
});
