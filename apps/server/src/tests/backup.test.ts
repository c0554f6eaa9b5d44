import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@chinwag/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { secureRandomBytes } from '../random-bytes.ts';
import { newMoveId } from '../identity/ids.ts';
import type { AcknowledgedMove } from './support/acknowledged-move.ts';
import { type BuiltCode, built } from './support/built.ts';
import { type BuiltServer, type CommandResult, runBuilt, startBuilt } from './support/built-command.ts';
import { playingTable } from './support/gatherings.ts';
import { firstMove, isOver, playTogether } from './support/play.ts';
import { temporaryDirectory } from './support/temporary-directory.ts';
import { TestPlayer } from './support/test-player.ts';

const place = temporaryDirectory();
const [home, elsewhere, copy] = [join(place.path, 'home'), join(place.path, 'elsewhere'), join(place.path, 'copy.db')];
let server: BuiltCode;
let running: BuiltServer;
beforeAll(async () => {
  server = await built();
});
afterAll(async () => {
  await running.kill();
  server.remove();
  place.remove();
});

it('a backup taken during play restores the game elsewhere, with every move acknowledged before the backup', async () => {
  running = await startBuilt(server, home);
  const { code, guests, players } = await playingTable(running.url, 4, { options: { length: 'short' } });
  const acknowledged: AcknowledgedMove[] = [];
  let before: readonly AcknowledgedMove[] = [];
  let played: Promise<unknown> = Promise.resolve();
  const backup = new Promise<CommandResult>((resolve, reject) => {
    const note = (made: AcknowledgedMove): void => {
      acknowledged.push(made);
      if (acknowledged.length !== 12) return;
      before = [...acknowledged];
      runBuilt(server, 'backup', home, copy).then(resolve, reject);
    };
    played = Promise.all(players.map((player, seat) => play(player, seat, note)));
  });
  expect(await backup).toEqual({ code: 0, stdout: `1 table and 1 game are in "${copy}".\n`, stderr: '' });
  expect(await runBuilt(server, 'restore', home, copy)).toEqual({
    code: 1,
    stdout: '',
    stderr: `A server is running on the folder "${home}". Stop it first, and start it again afterwards.\n`,
  });
  for (const player of players) player.room.reconnection.enabled = false;
  await running.kill();
  await played;

  const restored = await runBuilt(server, 'restore', elsewhere, copy);
  expect(restored).toEqual({ code: 0, stdout: `1 table and 1 game are in the folder "${elsewhere}" now.\n`, stderr: '' });
  running = await startBuilt(server, elsewhere);
  const seated = await Promise.all(guests.map((guest) => TestPlayer.join(running.url, guest, code, games)));
  expect(seated.map(({ view }) => view.seat)).toEqual([0, 1, 2, 3]);
  for (const { seat, move, attempt, seq } of before) expect(await seated[seat]?.move(move, attempt)).toEqual({ ok: true, seq });
  await playTogether(seated, () => true);
  expect(before).toHaveLength(12);
  await Promise.all(seated.map((player) => player.leave()));
});

it('the backup script copies the store, tests the copy, and keeps only the newest copies', async () => {
  const backups = join(place.path, 'backups');
  const script = fileURLToPath(new URL('../../../../docs/operating/backup.sh', import.meta.url));
  const run = (dist: string) =>
    spawnSync(script, { env: { ...process.env, DATA_DIR: elsewhere, BACKUPS: backups, COPIES: '2', CHINWAG_DIST: dist } });
  mkdirSync(backups);
  const old = ['chinwag-2001-01-01T00-00-00.db', 'chinwag-2002-01-01T00-00-00.db', 'letter.txt'];
  for (const name of old) writeFileSync(join(backups, name), '');
  expect(run(place.path).status).not.toBe(0);
  expect(readdirSync(backups).toSorted()).toEqual(old);
  const { status, stdout } = run(server.directory);
  expect([status, String(stdout)]).toEqual([0, expect.stringMatching(/1 game are in "[^]*1 game are in the folder/)]);
  const [stays, made = '', other] = readdirSync(backups).toSorted();
  expect([stays, other]).toEqual([old[1], old[2]]);
  expect(await runBuilt(server, 'restore', join(place.path, 'third'), join(backups, made))).toMatchObject({ code: 0 });
});

/** Makes a player's first legal moves until the server is gone, and records the acknowledged ones. */
async function play(player: TestPlayer, seat: number, note: (made: AcknowledgedMove) => void): Promise<void> {
  const isDone = (): boolean => isOver(player) || player.ended !== null;
  for (;;) {
    await player.until(() => isDone() || player.isToMove);
    if (isDone()) return;
    const [move, attempt] = [firstMove(player), { id: newMoveId(secureRandomBytes), seq: player.view.seq }];
    const gone = player.until(() => player.ended !== null);
    const answer = await Promise.race([player.move(move, attempt), gone]).catch(() => undefined);
    if (answer?.ok === true) note({ seat, move, attempt, seq: answer.seq });
  }
}
