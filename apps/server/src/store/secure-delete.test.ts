import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ANN, CODE, GATHERING } from '../tests/support/table-parts.ts';
import { temporaryDirectory } from '../tests/support/temporary-directory.ts';
import { openSqliteStore } from './sqlite.ts';
import { STORE_FILE } from './store-file.ts';

const WORDS = 'something that nobody was to say';

let directory: ReturnType<typeof temporaryDirectory>;
beforeEach(() => {
  directory = temporaryDirectory();
});
afterEach(() => directory.remove());

it('deleted text is no longer anywhere in the file once the store is closed', async () => {
  const holdsWords = (): boolean => readFileSync(join(directory.path, STORE_FILE)).includes(WORDS);
  const store = await openSqliteStore(directory.path);
  await store.reserveTable(GATHERING);
  const said = { from: ANN.id, name: 'Ann', as: 'player', at: 5, text: WORDS } as const;
  await store.addSayings(CODE, [{ said, during: null }], 9);
  await store.close();
  expect(holdsWords()).toBe(true);
  const again = await openSqliteStore(directory.path);
  await again.deleteMessage(CODE, 5);
  await again.close();
  expect(holdsWords()).toBe(false);
});
