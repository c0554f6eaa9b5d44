import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { games } from '@chinwag/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newGuest, newTable } from './support/api.ts';
import { type Built, built } from './support/built.ts';
import { isOver, playOn } from './support/play.ts';
import { temporaryDirectory } from './support/temporary-directory.ts';
import { TestPlayer } from './support/test-player.ts';

const data = temporaryDirectory();
const started: ChildProcess[] = [];
let server: Built;
beforeAll(async () => {
  server = await built();
});
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  server.remove();
  data.remove();
});

/** Starts the built server, its bots no faster than the bound on a player's messages allows one who answers at once. */
function start(port: string): ChildProcess {
  const env = { ...process.env, PORT: port, DATA_DIR: data.path, BOT_MOVE_MS: '15' };
  const script = join(server.directory, 'main.js');
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  return child;
}

/** All that is written to a stream until it ends, or until a text is in it. */
async function written(stream: ChildProcess['stdout'], until?: string): Promise<string> {
  let text = '';
  if (stream === null) return text;
  for await (const piece of stream) {
    text += String(piece);
    if (until !== undefined && text.includes(until)) break;
  }
  return text;
}

it('the built server says where it is, plays a whole game with its bots, and stops when it is told to', async () => {
  const child = start('0');
  const [, url = ''] = /(http:\/\/localhost:\d+)\n/.exec(await written(child.stdout, '\n\n')) ?? [];
  const ann = await newGuest(url, 'Ann');
  const alone = await TestPlayer.join(url, ann, await newTable(url, ann, { practise: true, options: { length: 'short' } }), games);
  await playOn(alone, () => isOver(alone));
  expect(alone.view.seat).toBe(0);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('a port that is taken is said so in a sentence', async () => {
  const first = start('0');
  const [, port = ''] = /:(\d+)\n/.exec(await written(first.stdout, '\n\n')) ?? [];
  const second = start(port);
  const exited = once(second, 'exit');
  expect(await written(second.stderr)).toBe(
    `Port ${port} is in use. Stop what uses it, or choose another: PORT=3000 npm start\n`,
  );
  expect(await exited).toEqual([1, null]);
});

it('a port that cannot be is refused in a sentence, before anything is opened', async () => {
  const child = start('http');
  const exited = once(child, 'exit');
  expect(await written(child.stderr)).toBe('PORT is "http", but must be a whole number from 0 to 65535.\n');
  expect(await exited).toEqual([1, null]);
});
