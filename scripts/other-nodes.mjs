// `node scripts/other-nodes.mjs 22 24`: starts the built server on other versions of Node, which npm downloads, and checks that the
// server answers there. Prints which of those versions get no security updates.
import { once } from 'node:events';
import { start, temporaryFolder } from './child-processes.mjs';

/** The timeout for a server to start, including the download of its version of Node, in ms. */
const TIMEOUT_MS = 180_000;

for (const version of process.argv.slice(2)) {
  const data = temporaryFolder('node');
  const env = { ...process.env, PORT: '0', LISTEN_HOST: '127.0.0.1', DATA_DIR: data.path, NODE_ENV: 'production' };
  const stdio = ['ignore', 'pipe', 'inherit'];
  const server = start('npx', ['--yes', `node@${version}`, 'apps/server/dist/main.js'], { env, stdio, group: true });
  const ended = once(server, 'exit');
  const said = await Promise.race([openingOf(server), ended.then(() => null), later(TIMEOUT_MS)]);
  const [, address] = /open at (\S+)/.exec(said ?? '') ?? [];
  const answer = address === undefined ? null : await fetch(`${address}/healthz/ready`);
  if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
  await ended;
  data.remove();
  if (answer?.ok !== true) throw new Error(`the server does not answer on Node ${version}`);
  if (Number(version) < 22 && !said.includes('no security updates')) throw new Error(`Node ${version} is not warned of`);
  console.log(`Node ${version}: the server answers`);
}

/** Resolves with the server's output up to the line that says that it listens. */
async function openingOf(server) {
  let said = '';
  for await (const text of server.stdout.setEncoding('utf8')) {
    said += text;
    if (/open at \S+[\s\S]*\n\n$/.test(said)) return said;
  }
  return said;
}

function later(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null).unref());
}
