import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import SqliteDatabase from 'libsql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { granted } from './support/api.ts';
import { type BuiltCode, built } from './support/built.ts';
import { type ChildServer, CRASH_SERVER, startChildServer } from './support/child-server.ts';
import { playingTable } from './support/gatherings.ts';
import { allPlayOn, firstMove, isOver, playOneMove } from './support/play.ts';
import { temporaryDirectory } from './support/temporary-directory.ts';

/** Whether the file size of a running process can be limited, which simulates a full disk. */
const CAN_LIMIT = spawnSync('prlimit', ['--version']).status === 0;

const data = temporaryDirectory();
/** The polling of the readiness, for longer than an answer is cached. */
const POLL = { timeout: 10_000, interval: 200 };

let script: BuiltCode;
let server: ChildServer;
beforeAll(async () => {
  script = await built(CRASH_SERVER);
  server = await startChildServer(script, data.path);
});
afterAll(async () => {
  await server.kill();
  script.remove();
  data.remove();
});

it('a database lock of another process blocks only writes, and waiting writes are acknowledged afterwards', async () => {
  const { players } = await playingTable(server.url, 5, { options: { length: 'short' } });
  const mover = players.find((player) => player.isToMove);
  const [other] = players.filter((player) => player !== mover);
  if (mover === undefined || other === undefined) throw new Error('no decision is pending');
  const rival = new SqliteDatabase(join(data.path, 'chinwag.db'));
  rival.exec('begin immediate');
  const asked = fetch(`${server.url}/healthz/ready`);
  let isAcknowledged = false;
  const move = mover.move(firstMove(mover)).then((answer) => {
    isAcknowledged = true;
    return answer;
  });
  granted(await other.request('say', { text: 'Is it slow today?' }));
  await mover.until(() => mover.said.length === 1);
  granted(await other.request('resync', {}));
  await other.until(() => other.snapshots.length === 2);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const ready = await asked;
  expect([ready.status, await ready.json()]).toMatchObject([503, { code: 'store-silent' }]);
  expect(isAcknowledged).toBe(false);
  rival.exec('rollback');
  rival.close();
  granted(await move);
  await allPlayOn(players);
  expect(players.every(isOver)).toBe(true);
});

it.runIf(CAN_LIMIT)('a server with a full disk refuses moves and is not ready, and continues when there is space', async () => {
  const { players } = await playingTable(server.url, 5, { options: { length: 'short' } });
  const limit = (bytes: string) => spawnSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:`]);
  const ready = async (): Promise<unknown> => (await fetch(`${server.url}/healthz/ready`)).json();
  await playOneMove(players);
  limit('4096');
  const mover = players.find((player) => player.isToMove);
  if (mover === undefined) throw new Error('no decision is pending');
  expect(await mover.move(firstMove(mover))).toMatchObject({ ok: false, code: 'store-unavailable' });
  await expect.poll(ready, POLL).toMatchObject({ ok: false, code: 'store-refuses' });
  limit('unlimited');
  await expect.poll(ready, POLL).toEqual({ ok: true });
  await allPlayOn(players);
  expect(players.every(isOver)).toBe(true);
});
