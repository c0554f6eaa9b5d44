// Starts a server, and a script that starts another server, in a separate folder. Then exits in the requested way.
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { start, temporaryFolder } from '../child-processes.mjs';

const SERVER = `
  require('node:http').createServer().listen(0, function () {
    console.log(JSON.stringify({ pid: process.pid, port: this.address().port }));
  });
`;
const LEADER = `
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(SERVER)}], { stdio: 'inherit' });
  setInterval(() => undefined, 1000);
`;

const [way] = process.argv.slice(2);
const folder = temporaryFolder('starter');
writeFileSync(join(folder.path, 'file'), '');
const servers = [];
for (const [script, options] of [[SERVER, {}], [LEADER, { group: true }]]) {
  const child = start(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'], ...options });
  const [line] = await once(child.stdout, 'data');
  servers.push(JSON.parse(String(line)));
}
console.log(JSON.stringify({ folder: folder.path, servers }));

const ways = {
  'by itself': () => process.exit(0),
  'by a thrown error': () => {
    throw new Error('something went wrong');
  },
  'by a promise that nobody catches': () => setTimeout(1).then(() => Promise.reject(new Error('something went wrong'))),
};
await (ways[way] ?? (() => setTimeout(60_000)))();
