// `npm run dev`: starts the browser app with hot reload, and the server, which is rebuilt and restarted whenever its code changes.
import { build, createServer } from 'vite';
import { end, start } from './child-processes.mjs';

let server = null;

async function restartServer() {
  if (server !== null) await end(server, 'SIGTERM');
  server = start(process.execPath, ['apps/server/dist/main.js'], { stdio: ['ignore', 'ignore', 'inherit'] });
}

async function stop() {
  await rebuilding.close();
  await app.close();
  if (server !== null) await end(server, 'SIGTERM');
  process.exit(0);
}

const rebuilding = await build({ configFile: 'apps/server/vite.config.ts', build: { watch: {} }, logLevel: 'warn' });
let restarted = Promise.resolve();
rebuilding.on('event', ({ code }) => {
  if (code === 'END') restarted = restarted.then(restartServer);
});

const app = await createServer();
await app.listen();
app.printUrls();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void stop());
}
