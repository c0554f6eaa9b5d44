import { join } from 'node:path';
import SqliteDatabase from 'libsql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { granted } from './support/api.ts';
import { type BuiltCode, built } from './support/built.ts';
import { type ChildServer, CRASH_SERVER, startChildServer } from './support/child-server.ts';
import { playingTable } from './support/gatherings.ts';
import { allPlayOn, firstMove, isOver } from './support/play.ts';
import { temporaryDirectory } from './support/temporary-directory.ts';

const data = temporaryDirectory();
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

it('while another process locks the database all but writing goes on, and what waited is acknowledged afterwards', async () => {
  const { players } = await playingTable(server.url, 5, { options: { length: 'short' } });
  const mover = players.find((player) => player.isToMove);
  const [other] = players.filter((player) => player !== mover);
  if (mover === undefined || other === undefined) throw new Error('no decision is pending');
  const rival = new SqliteDatabase(join(data.path, 'chinwag.db'));
  rival.exec('begin immediate');
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
  expect((await fetch(`${server.url}/healthz/ready`)).status).toBe(200);
  expect(isAcknowledged).toBe(false);
  rival.exec('rollback');
  rival.close();
  granted(await move);
  await allPlayOn(players);
  expect(players.every(isOver)).toBe(true);
});
