// `npm start`: builds the app and the server, unless they are up to date, and then runs the server in this process. With an option
// that only prints, such as `--help`, does not build the app.
import { fileURLToPath } from 'node:url';
import { isBuilt } from './built-already.mjs';
import { run } from './child-processes.mjs';

const isAsked = process.argv.length > 2 && !process.argv.includes('--yes');
const QUIETLY = ['--logLevel', 'error'];
const server = ['vite', 'build', '--config', 'apps/server/vite.config.ts', ...QUIETLY];
const app = ['vite', 'build', ...QUIETLY];
if (!isBuilt(fileURLToPath(new URL('..', import.meta.url)))) {
  if (!isAsked) console.log('Building the app and the server, which takes a while …');
  for (const [program, ...args] of isAsked ? [server] : [app, server]) {
    const status = await run(program, args, { shell: process.platform === 'win32' });
    if (status !== 0) process.exit(status);
  }
}
// The server runs in this process, so that signals reach it.
await import(new URL('../apps/server/dist/main.js', import.meta.url).href);
