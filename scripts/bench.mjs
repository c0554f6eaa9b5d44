// `npm run bench`, `npm run bench:motion` and `npm run bench:server`: installs the browser that a bench needs, and builds the code
// to measure. Then runs the bench with the remaining arguments. Exits with the code of the first step that fails, and leaves no
// process running.
import { run } from './child-processes.mjs';

const BROWSER = ['node', 'scripts/browser.mjs'];
const BUILD = ['npm', 'run', 'build'];
/** The prefix that starts a PostgreSQL that flushes to disk, if PostgreSQL is installed and no URL is set. */
const WITH_DATABASE = ['node', 'scripts/services.mjs', '--durable'];
const bundle = (folder) => ['vite', 'build', '--config', `scripts/${folder}/vite.config.ts`];

/** Garbage collection flags for the load generator: collections are rare, and on its own time. */
const PLAYERS = ['--min-semi-space-size=64', '--max-semi-space-size=64', '--single-threaded-gc', '--heap-growing-percent=400'];

const BENCHES = {
  figures: [BROWSER, BUILD, bundle('bench'), [...WITH_DATABASE, 'node', 'scripts/bench/dist/main.js']],
  motion: [BROWSER, BUILD, ['tsx', 'scripts/bench/motion.ts']],
  server: [BUILD, bundle('bench-server'), [...WITH_DATABASE, 'node', ...PLAYERS, 'scripts/bench-server/dist/main.js']],
};

const [name = '', ...given] = process.argv.slice(2);
const steps = BENCHES[name];
if (steps === undefined) {
  console.error(`There is no bench "${name}". There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
for (const step of steps) {
  const [program, ...args] = step === steps.at(-1) ? [...step, ...given] : step;
  const code = await run(program, args, { group: true, shell: process.platform === 'win32' });
  if (code !== 0) process.exit(code);
}
