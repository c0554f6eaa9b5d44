// Starts a PostgreSQL of our own, if it is installed, on a free port of the loopback interface. Writes its URL as one line of JSON.
// Stops it, and deletes its data, when standard input closes, even if the process that started this one was killed.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { end, start, temporaryFolder } from '../child-processes.mjs';
import { installedPostgres, unprivilegedUser } from './programs.mjs';

const run = promisify(execFile);

const ATTEMPTS = 3;
const TIMEOUT_MS = 60_000;
/** The signal of PostgreSQL's fast shutdown, which closes its connections. */
const QUICKLY = 'SIGINT';

/** `durable` is for benchmarks. Without it, PostgreSQL flushes nothing, because no machine loses power during a test. */
const durable = process.argv.includes('durable');
const user = unprivilegedUser();
// standard input decides when this process exits
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
const folder = temporaryFolder('services');
const home = ours(folder.path);
const running = [];

process.stdin.resume();
const left = Promise.race([once(process.stdin, 'end'), once(process.stdin, 'error')]);

try {
  process.stdout.write(`${JSON.stringify({ databaseUrl: await startPostgres() })}\n`);
  await left;
} finally {
  await Promise.all(running.map((child) => end(child, QUICKLY)));
  folder.remove();
}
process.exit();

async function startPostgres() {
  const programs = installedPostgres();
  if (programs === null) return null;
  const [data, secret] = [join(home, 'postgres'), join(home, 'secret')];
  const password = randomBytes(12).toString('hex');
  writeFileSync(secret, password);
  ours(secret);
  const access = ['-U', 'chinwag', '-A', 'scram-sha-256', `--pwfile=${secret}`];
  await run(join(programs, 'initdb'), ['-D', data, '-E', 'UTF8', '--no-locale', '--no-sync', ...access], asUser());
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 60,
    shared_buffers: '64MB',
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const port = await started(
    'postgres',
    (free) => [join(programs, 'postgres'), ['-D', data, '-p', String(free), ...options]],
    (free) => run(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(free), '-t', '5']),
  );
  return `postgres://chinwag:${password}@127.0.0.1:${port}/postgres`;
}

/**
 * Starts a program on a free port, and on a different one if that port has been taken in the meantime. Resolves with the port once
 * the program is `ready`.
 */
async function started(name, command, ready) {
  const log = join(home, `${name}.log`);
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const [program, args] = command(port);
    const output = openSync(log, 'w');
    const child = start(program, args, { ...asUser(), detached: true, stdio: ['ignore', output, output], ending: QUICKLY });
    running.push(child);
    const deadline = performance.now() + TIMEOUT_MS;
    while (child.exitCode === null && performance.now() < deadline) {
      if (await ready(port).then(() => true, () => false)) return port;
      await setTimeout(20);
    }
    if (attempt === ATTEMPTS) throw new Error(`${name} does not start:\n${readFileSync(log, 'utf8')}`);
    await end(child, QUICKLY);
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Makes the servers' user the owner of a file or folder. */
function ours(path) {
  chmodSync(path, 0o700);
  if (user !== null) chownSync(path, user.uid, user.gid);
  return path;
}

function asUser() {
  return { cwd: home, ...user };
}
