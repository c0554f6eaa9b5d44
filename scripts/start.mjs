// `npm start`: builds the app and the server, then is the server. Where it is only asked something (`--help`), no app is needed.
import { run } from './child-processes.mjs';

const isAsked = process.argv.length > 2 && !process.argv.includes('--yes');
const server = ['vite', 'build', '--config', 'apps/server/vite.config.ts', '--logLevel', 'error'];
const build = isAsked ? server : ['npm', 'run', 'build'];
const [program, ...args] = build;
const status = await run(program, args, { shell: process.platform === 'win32' });
if (status !== 0) process.exit(status);
// Not as a process of its own, so that signals reach it.
await import(new URL('../apps/server/dist/main.js', import.meta.url).href);
