import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { on, once } from 'node:events';
import { readdirSync, statSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import SqliteDatabase from 'libsql';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AdminAnswer } from '../administration/admin-commands.ts';
import { openAdminSocket, socketName } from '../administration/admin-socket.ts';
import { VERSION } from '../store/version.ts';
import { ask, newGuest, newTable } from './support/api.ts';
import { type BuiltCode, built } from './support/built.ts';
import { playingTable } from './support/gatherings.ts';
import { isOver, playOn } from './support/play.ts';
import { temporaryDirectory } from './support/temporary-directory.ts';

/** Whether the file size of a running process can be limited, which simulates a full disk. */
const CAN_LIMIT = spawnSync('prlimit', ['--version']).status === 0;

let data: ReturnType<typeof temporaryDirectory>;
let started: ChildProcess[];
let server: BuiltCode;
beforeAll(async () => {
  server = await built();
});
afterAll(() => server.remove());
beforeEach(() => {
  data = temporaryDirectory();
  started = [];
});
afterEach(async () => {
  await Promise.all(started.map(kill));
  data.remove();
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/**
 * Starts the production build, with bots slow enough for the message limit of a player who answers at once. Returns the process.
 */
function start(port: string, folder = data.path, more: Readonly<Record<string, string>> = {}): ChildProcess {
  const env = { ...process.env, PORT: port, DATA_DIR: folder, BOT_MOVE_MS: '15', ...more };
  const script = join(server.directory, 'main.js');
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  return child;
}

/** Resolves with a stream's output until the stream ends, or contains a text. */
async function written(stream: ChildProcess['stdout'], until?: string): Promise<string> {
  let text = '';
  if (stream === null) return text;
  for await (const piece of stream) {
    text += String(piece);
    if (until !== undefined && text.includes(until)) break;
  }
  return text;
}

it('the built server prints its address, plays a whole game with bots, and stops on a signal, even sent twice', async () => {
  const child = start('0');
  const logged = written(child.stderr);
  const [, url = ''] = /(http:\/\/localhost:\d+)\n/.exec(await written(child.stdout, '\n\n')) ?? [];
  const { host: alone } = await playingTable(url, 1, { options: { length: 'short' } });
  await playOn(alone, () => isOver(alone));
  expect(alone.view.seat).toBe(0);
  expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/^chinwag_store_answered_at_once_count [1-9]/m);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await alone.until(() => alone.ended !== null);
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(readdirSync(data.path).toSorted()).toEqual(['chinwag.db', 'chinwag.lock']);
  const lines = (await logged).trim().split('\n').map((line) => JSON.parse(line) as { readonly msg: string });
  // on a busy disk, a move may take long, which is logged
  expect(lines.filter(({ msg }) => msg !== 'a move took long')).toMatchObject([
    { msg: 'the server is open', version: VERSION, port: Number(new URL(url).port), store: data.path },
    { msg: 'the server stops', signal: 'SIGTERM' },
  ]);
});

it('a server that receives the stop signal during startup opens first, and then stops in order', async () => {
  const rival = new SqliteDatabase(join(data.path, 'chinwag.db'));
  rival.exec('begin exclusive');
  const folder = watch(data.path);
  const taken = (async () => {
    for await (const [, name] of on(folder, 'change')) if (name === 'chinwag.lock') return;
  })();
  const child = start('0');
  await taken;
  const exited = once(child, 'exit');
  const said = written(child.stdout);
  child.kill('SIGTERM');
  child.kill('SIGINT');
  rival.exec('rollback');
  rival.close();
  expect(await exited).toEqual([0, null]);
  expect(await said).toBe('');
  expect(readdirSync(data.path).toSorted()).toEqual(['chinwag.db', 'chinwag.lock']);
  folder.close();
});

it('a second server on the same folder is refused in a sentence, until the first has ended in any way', async () => {
  const first = start('0');
  await written(first.stdout, '\n\n');
  const second = start('0');
  const exited = once(second, 'exit');
  expect(await written(second.stderr)).toBe(
    `Another Chinwag is running on the data in "${data.path}". Stop it, or give this one a folder of its own: ` +
      'DATA_DIR=other npm start\n',
  );
  expect(await exited).toEqual([1, null]);
  await kill(first);
  expect(await written(start('0').stdout, '\n\n')).toContain('Chinwag is open');
});

it('an unusable folder is reported in a sentence', async () => {
  const child = start('0', join(server.directory, 'main.js'));
  const exited = once(child, 'exit');
  expect(await written(child.stderr)).toMatch(/^The folder ".*main\.js" cannot be used: .*\n$/);
  expect(await exited).toEqual([1, null]);
});

it('a database that does not answer is reported in a sentence, without its password', async () => {
  const child = start('0', data.path, { DATABASE_URL: 'postgres://ann:open-sesame@127.0.0.1:1/chinwag' });
  const exited = once(child, 'exit');
  expect(await written(child.stderr)).toBe(
    'The server could not start: No PostgreSQL answers at 127.0.0.1:1, where DATABASE_URL says that it is. ' +
      'Start it, or set DATABASE_URL to where it is.\n',
  );
  expect((await exited)[0]).toBe(1);
});

it.each(['backup', 'restore'])('%s leaves a database to PostgreSQL’s own programs, and says so', async (command) => {
  const env = { ...process.env, DATABASE_URL: 'postgres://ann:open-sesame@127.0.0.1:1/chinwag' };
  const script = join(server.directory, `${command}.js`);
  const child = spawn(process.execPath, [script, join(data.path, 'copy.db')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  const exited = once(child, 'exit');
  expect(await written(child.stderr)).toMatch(/^The data are in PostgreSQL, .* pg_dump, .* pg_restore\.\n$/);
  expect((await exited)[0]).toBe(1);
});

/** Runs `npm run admin` on the data folder. Resolves with its output and exit code. */
async function admin(...words: readonly string[]) {
  const env = { ...process.env, DATA_DIR: data.path };
  const child = spawn(process.execPath, [join(server.directory, 'admin.js'), ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  const [said, complained, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { said, complained, status: Number(status) };
}

it('an operator’s deletions go through the running server, or through the command itself if no server runs', async () => {
  const running = start('0');
  const [, url = ''] = /(http:\/\/localhost:\d+)\n/.exec(await written(running.stdout, '\n\n')) ?? [];
  const ann = await newGuest(url, 'Ann');
  const [first, second] = [await newTable(url, ann), await newTable(url, ann)];
  expect(statSync(join(data.path, 'admin.sock')).mode & 0o777).toBe(0o600);
  const asked = await admin('delete', first);
  expect(asked.said).toMatch(/^This deletes the table .* Nobody can undo it\.\n$/);
  expect([asked.complained, asked.status]).toEqual(['Nothing was done: say --yes, as nobody can be asked here.\n', 1]);
  expect((await admin('delete', first, '--yes')).said).toBe(`The table ${first} is deleted.\n`);
  expect(await ask(url, `/tables/${first}`, { method: 'GET' })).toMatchObject({ code: 'table-gone' });
  const exited = once(running, 'exit');
  running.kill('SIGTERM');
  await exited;
  expect((await admin('forget', second, 'ann', '--yes')).said).toBe('"Ann" is forgotten.\n');
  const [, again = ''] = /(http:\/\/localhost:\d+)\n/.exec(await written(start('0').stdout, '\n\n')) ?? [];
  expect(await ask(again, `/tables/${second}/room`, { token: ann.token })).toMatchObject({ code: 'token-invalid' });
});

it('the clock command reaches every server process of the machine', async () => {
  const asked: unknown[] = [];
  const believe = async (request: unknown): Promise<AdminAnswer> => {
    asked.push(request);
    return { kind: 'done', lines: ['It is believed.'] };
  };
  const sockets = await Promise.all(
    [1, 2].map((process) => openAdminSocket(join(data.path, socketName('database', process)), believe)),
  );
  const { said } = await admin('clock', '--yes');
  for (const socket of sockets) socket.close();
  expect([said, asked.length]).toEqual(['It is believed.\n', 2]);
});

it('an invalid store is reported in a sentence', async () => {
  writeFileSync(join(data.path, 'chinwag.db'), 'a letter, '.repeat(999));
  const child = start('0');
  const exited = once(child, 'exit');
  expect(await written(child.stderr)).toBe(
    `The server could not start: The folder "${data.path}" cannot be used: its chinwag.db is no store of Chinwag. ` +
      'Put a backup in its place (npm run restore -- FILE), or set DATA_DIR to another.\n',
  );
  expect(await exited).toEqual([1, null]);
});

it.runIf(CAN_LIMIT)('a server with a full disk says so when it stops, and loses nothing', async () => {
  const child = start('0');
  const [, url = ''] = /(http:\/\/localhost:\d+)\n/.exec(await written(child.stdout, '\n\n')) ?? [];
  const { code, guests } = await playingTable(url, 1);
  spawnSync('prlimit', ['--pid', String(child.pid), '--fsize=4096']);
  const exited = once(child, 'exit');
  const said = written(child.stderr);
  child.kill('SIGTERM');
  expect(await exited).toEqual([1, null]);
  expect((await said).split('\n').at(-2)).toMatch(
    /^The server has stopped, but not in order: chinwag\.db-wal cannot be folded into chinwag\.db \(.*\)\. Keep the two together: /,
  );
  const [, again = ''] = /(http:\/\/localhost:\d+)\n/.exec(await written(start('0').stdout, '\n\n')) ?? [];
  const [guest] = guests;
  expect(await ask(again, `/tables/${code}`, { method: 'GET', token: guest?.token ?? '' })).toMatchObject({ status: 'playing' });
});

it('a server that listens at one address is reachable only there, and prints that address', async () => {
  const child = start('0', data.path, { LISTEN_HOST: '127.0.0.1' });
  const said = await written(child.stdout, '\n\n');
  const [, port = ''] = /^\nChinwag is open at http:\/\/127\.0\.0\.1:(\d+)\n\n/.exec(said) ?? [];
  expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()).toEqual({ ok: true });
  await expect(fetch(`http://127.0.0.2:${port}/healthz`)).rejects.toThrow('fetch failed');
});

it('a port in use is reported in a sentence', async () => {
  const first = start('0');
  const [, port = ''] = /:(\d+)\n/.exec(await written(first.stdout, '\n\n')) ?? [];
  const second = start(port, join(data.path, 'another'));
  const exited = once(second, 'exit');
  expect(await written(second.stderr)).toBe(
    `Port ${port} is in use. Stop what uses it, or choose another: PORT=3000 npm start\n`,
  );
  expect(await exited).toEqual([1, null]);
});

it('an invalid port is refused in a sentence, before anything is opened', async () => {
  const child = start('http');
  const exited = once(child, 'exit');
  expect(await written(child.stderr)).toBe('PORT is "http", but must be a whole number from 0 to 65535.\n');
  expect(await exited).toEqual([1, null]);
});

it('--help prints the settings, opens nothing, and exits', async () => {
  const child = spawn(process.execPath, [join(server.directory, 'main.js'), '--help'], { env: { ...process.env, PORT: 'http' } });
  started.push(child);
  const exited = once(child, 'exit');
  expect(await written(child.stdout)).toContain('\n  PORT=2567\n');
  expect(await exited).toEqual([0, null]);
});
