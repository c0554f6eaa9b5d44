import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { tableCodeSchema } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Calendar } from '../calendar/calendar.ts';
import { tokensSignedWith } from '../identity/tokens.ts';
import { openLog } from '../log.ts';
import type { FullStore } from '../store/admin-store.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { STORE_FILE } from '../store/store-file.ts';
import { systemTime } from '../time.ts';
import { temporaryDirectory } from './support/temporary-directory.ts';
import { startTestServer } from './support/test-server.ts';
import { TestPlayer } from './support/test-player.ts';

const FIXTURES = join(import.meta.dirname, '../store/fixtures');
const writtenSchema = z.object({ middle: z.object({ code: tableCodeSchema }), over: z.object({ code: tableCodeSchema }) });

let data: ReturnType<typeof temporaryDirectory>;
beforeEach(() => {
  data = temporaryDirectory();
});
afterEach(() => data.remove());

/** Resolves with a token for the host of a table, signed with the store's secret. */
async function hostOf(store: FullStore, code: z.output<typeof tableCodeSchema>) {
  const table = await store.loadTable(code);
  if (table === null) throw new Error('the table is not there');
  const calendar = new Calendar(null, { time: systemTime, log: openLog('silent') });
  const token = await tokensSignedWith(await store.secret(), calendar).issue({ guest: table.host, counter: 0 });
  return { guest: table.host, token };
}

/**
 * The versions with saved stores. Each store has a table that is gathering, two in the middle of a game, and one with its result.
 */
const VERSIONS = readdirSync(FIXTURES);

it.each(VERSIONS)('a server on files of version %s logs once what happens to their tables, and play continues', async (version) => {
  const file = join(FIXTURES, version, 'chinkway');
  const written = writtenSchema.parse(JSON.parse(readFileSync(`${file}.json`, 'utf8')));
  writeFileSync(join(data.path, STORE_FILE), gunzipSync(readFileSync(`${file}.db.gz`)));
  const lines: string[] = [];
  const stores: FullStore[] = [];
  const server = await startTestServer({
    log: openLog('warn', { write: (line) => void lines.push(line) }),
    openStore: async () => {
      const store = await openSqliteStore(data.path);
      stores.push(store);
      return store;
    },
  });
  const [store] = stores;
  if (store === undefined) throw new Error('no store was opened');
  const { code } = written.middle;
  const host = await TestPlayer.join(server.url, await hostOf(store, code), code, games);
  expect(host.view.seat).not.toBeNull();
  await server.restart();
  await server.close();
  const said = lines.map((line) => JSON.parse(line) as { readonly msg: string }).filter(({ msg }) => msg.startsWith('updated'));
  expect(said).toEqual([
    expect.objectContaining({
      msg: 'updated: 4 tables continue, 0 gather again, 0 stay readable only',
      from: 'an earlier version', copy: 'before-update-0016-dates.db',
    }),
  ]);
});

it('a table whose running game has invalid options stays readable, and one whose last game had them gathers again', async () => {
  const file = join(FIXTURES, '5', 'chinkway');
  const written = writtenSchema.parse(JSON.parse(readFileSync(`${file}.json`, 'utf8')));
  writeFileSync(join(data.path, STORE_FILE), gunzipSync(readFileSync(`${file}.db.gz`)));
  const before = await openSqliteStore(data.path);
  for (const { code } of [written.middle, written.over]) {
    const record = await before.loadTable(code);
    const game = await before.loadGame(record?.gameId ?? '');
    if (record === null || game === null) throw new Error('the game is not there');
    const setup = { ...game.setup, options: { length: 'of old' } };
    const changed = { ...record, gameId: `old-${code}`, version: record.version + 1 };
    await before.beginGame({ ...game, id: changed.gameId, setup }, changed, null);
  }
  await before.close();
  const lines: string[] = [];
  const server = await startTestServer({
    log: openLog('warn', { write: (line) => void lines.push(line) }), openStore: () => openSqliteStore(data.path),
  });
  await vi.waitFor(() => expect(lines).not.toEqual([]), { timeout: 5000, interval: 20 });
  await server.close();
  expect(lines.join()).toContain('updated: 2 tables continue, 1 gather again, 1 stay readable only');
});
