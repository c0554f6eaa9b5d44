// `npm run dev`: the browser app with hot reload, and the server built and started anew whenever its code changes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { build, createServer } from 'vite';

let server = null;

async function restartServer() {
  if (server !== null && server.exitCode === null) {
    server.kill();
    await once(server, 'exit');
  }
  server = spawn(process.execPath, ['apps/server/dist/main.js'], { stdio: ['ignore', 'ignore', 'inherit'] });
}

async function stop() {
  await watcher.close();
  await app.close();
  server?.kill();
  process.exit(0);
}

const watcher = await build({ configFile: 'apps/server/vite.config.ts', build: { watch: {} }, logLevel: 'warn' });
let restarted = Promise.resolve();
watcher.on('event', ({ code }) => {
  if (code === 'END') restarted = restarted.then(restartServer);
});

const app = await createServer();
await app.listen();
app.printUrls();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void stop());
}
