import { chmodSync, copyFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@chinwag/rules';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newMoveId } from '../identity/ids.ts';
import { openLog } from '../log.ts';
import { secureRandomBytes } from '../random-bytes.ts';
import { backUp } from '../store/backup.ts';
import { restore } from '../store/restore.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { systemTime } from '../time.ts';
import { granted } from './support/api.ts';
import { playingTable } from './support/gatherings.ts';
import { firstMove, playOneMove } from './support/play.ts';
import { temporaryDirectory } from './support/temporary-directory.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

/** An attack on the file of a store while a server has it open. */
interface Mischief {
  readonly what: string;
  readonly do: (file: string, spare: string) => void;
  /** The code of the fault in the log. */
  readonly code: string;
}

const MISCHIEF: readonly Mischief[] = [
  { what: 'deleted', do: (file) => rmSync(file), code: 'STORE_MISSING' },
  { what: 'renamed', do: (file, spare) => renameSync(file, `${spare}.old`), code: 'STORE_MISSING' },
  { what: 'replaced by an earlier backup', do: (file, spare) => renameSync(spare, file), code: 'STORE_REPLACED' },
  { what: 'robbed of its write-ahead log', do: (file) => rmSync(`${file}-wal`), code: 'STORE_MISSING' },
];

let server: TestServer;
let spare: ReturnType<typeof temporaryDirectory>;
let logged: string[];
beforeEach(async () => {
  logged = [];
  spare = temporaryDirectory();
  server = await startTestServer({ log: openLog('info', { write: (line: string) => void logged.push(line) }) });
});
afterEach(async () => {
  await server.close().catch(() => rmSync(server.dataDirectory, { recursive: true, force: true }));
  spare.remove();
});

const storeFile = (): string => join(server.dataDirectory, 'chinwag.db');

/** Makes legal moves for everybody until one is refused. Resolves with the acknowledged attempts. */
async function playUntilRefused(players: readonly TestPlayer[], moved: (times: number) => void): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  for (;;) {
    const mover = players.find((player) => player.isToMove);
    if (mover === undefined) throw new Error('no decision is pending');
    const id = newMoveId(secureRandomBytes);
    const answered = mover.move(firstMove(mover), { id, seq: mover.view.seq });
    moved(acknowledged.length);
    const answer = await answered;
    if (!answer.ok && answer.code === 'store-unavailable') return acknowledged;
    const { seq } = granted(answer);
    acknowledged.push(id);
    await Promise.all(players.map((player) => player.until(() => player.view.seq === seq)));
  }
}

it.each(MISCHIEF)('a store whose file is $what during play acknowledges nothing more, and saves all it had', async (mischief) => {
  const { players, host } = await playingTable(server.url, 5, { options: { length: 'short' } });
  backUp(server.dataDirectory, join(spare.path, 'chinwag.db'));
  // The attack happens while a move is in flight.
  const acknowledged = await playUntilRefused(players, (times) => {
    if (times === 5) mischief.do(storeFile(), join(spare.path, 'chinwag.db'));
  });
  expect(acknowledged.length).toBeGreaterThanOrEqual(5);
  const response = await fetch(`${server.url}/healthz/ready`);
  expect([response.status, await response.json()]).toMatchObject([503, { code: 'store-refuses' }]);
  expect(logged.filter((line) => line.includes(`"code":"${mischief.code}"`)).length).toBeGreaterThanOrEqual(2);
  expect(logged.join('')).toContain('npm run restore -- ');
  granted(await host.request('say', { text: 'Who was that?' }));
  const { gameId } = host.view;
  await expect(server.close()).rejects.toThrow('while the server runs, which writes nothing any more.');

  const [saved = ''] = readdirSync(server.dataDirectory).filter((name) => name.startsWith('saved-'));
  const elsewhere = temporaryDirectory();
  expect(await restore(elsewhere.path, join(server.dataDirectory, saved), systemTime.date())).toMatchObject({ ok: true });
  const store = await openSqliteStore(elsewhere.path);
  const attempts = (await store.loadGame(gameId))?.entries.map(({ moveId }) => moveId) ?? [];
  await store.close();
  elsewhere.remove();
  expect(acknowledged.filter((id) => !attempts.includes(id))).toEqual([]);
});

it('a store overwritten by a backup acknowledges nothing more, and can be restored to that backup', async () => {
  const { code, guests } = await playingTable(server.url, 5, { options: { length: 'short' } });
  const copy = join(spare.path, 'chinwag.db');
  backUp(server.dataDirectory, copy);
  await Promise.all(Array.from({ length: 5 }, () => playingTable(server.url, 1)));
  await server.restart();
  const returned = await Promise.all(guests.map((guest) => TestPlayer.join(server.url, guest, code, games)));
  const acknowledged = await playUntilRefused(returned, (times) => {
    if (times === 3) copyFileSync(copy, storeFile());
  });
  expect(acknowledged.length).toBeLessThanOrEqual(4);
  expect(logged.join('')).toContain('"code":"STORE_OVERWRITTEN"');
  await expect(server.close()).rejects.toThrow('was overwritten by another program while the server runs');
  expect(await restore(server.dataDirectory, copy, systemTime.date())).toMatchObject({ ok: true, tables: 1, games: 1 });
});

it('a store whose file was moved away or made read-only continues once the file is as before', async () => {
  const { players } = await playingTable(server.url, 5, { options: { length: 'short' } });
  for (const [spoil, mend] of [
    [() => renameSync(storeFile(), `${storeFile()}.old`), () => renameSync(`${storeFile()}.old`, storeFile())],
    [() => chmodSync(storeFile(), 0o400), () => chmodSync(storeFile(), 0o600)],
  ] as const) {
    spoil();
    expect(await playUntilRefused(players, () => undefined)).toEqual([]);
    mend();
    await playOneMove(players);
  }
});

it('a server does not start on a new store if the previous store is gone and only a saved copy exists', async () => {
  const { players } = await playingTable(server.url, 5, { options: { length: 'short' } });
  rmSync(storeFile());
  expect(await playUntilRefused(players, () => undefined)).toEqual([]);
  await expect(server.close()).rejects.toThrow('was deleted or moved away');
  await expect(openSqliteStore(server.dataDirectory)).rejects.toThrow(
    'its chinwag.db is not there, but a copy that was saved when it went. Put that back (npm run restore -- FILE), or set DATA_DIR',
  );
});
