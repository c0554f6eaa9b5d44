import { games } from '@chinwag/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite.ts';
import { ask, newGuest, newTable } from './support/api.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';
import { TestPlayer } from './support/test-player.ts';

const DAY = 24 * 60 * 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('the link of a deleted table says that it is gone, and another table plays on', async () => {
  const ann = await newGuest(server.url, 'Ann');
  const [old, played] = [await newTable(server.url, ann), await newTable(server.url, ann)];
  const player = await TestPlayer.join(server.url, ann, played, games);
  const rival = await openSqliteStore(server.dataDirectory);
  await rival.noteSeen([played], Date.now() + 3 * DAY);
  while (await rival.prune({ tables: DAY, games: null, sayings: null }, Date.now() + 3 * DAY)) continue;
  await rival.close();
  const answers = [
    await ask(server.url, `/tables/${old}`, { method: 'GET' }),
    await ask(server.url, `/tables/${old}/room`, { token: ann.token }),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ ok: false, code: 'table-gone', httpStatus: 410 });
  expect(await player.request('setSettings', { talk: 'slow' })).toEqual({ ok: true });
  await player.leave();
});
