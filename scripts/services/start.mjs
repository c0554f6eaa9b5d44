import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { start } from '../child-processes.mjs';
import { sentencesAboutMissing } from './programs.mjs';

const KEEPER = fileURLToPath(new URL('./keeper.mjs', import.meta.url));

/** The environment variables from which the tests read the services' URLs. A user may set them. */
const VARIABLES = { databaseUrl: 'TEST_DATABASE_URL' };

/**
 * Starts a separate PostgreSQL for the tests, if it is installed, and sets its URL in the environment. If the URL is already set,
 * starts nothing. `flushes` says whether PostgreSQL flushes to disk, which matters for benchmarks. Resolves with `stop`, which
 * stops PostgreSQL.
 */
export async function startServices(flushes = 'never') {
  if (Object.values(VARIABLES).every((name) => process.env[name])) return { stop: async () => undefined };
  for (const sentence of sentencesAboutMissing()) console.log(sentence);
  const manner = flushes === 'always' ? ['durable'] : [];
  const keeper = start(process.execPath, [KEEPER, ...manner], { stdio: ['pipe', 'pipe', 'inherit'], ending: 'SIGTERM' });
  const ended = once(keeper, 'exit');
  const [line] = await Promise.race([
    once(createInterface(keeper.stdout), 'line'),
    ended.then(([code]) => Promise.reject(new Error(`the servers for the tests did not start (${code})`))),
  ]);
  for (const [which, url] of Object.entries(JSON.parse(line))) {
    if (url !== null) process.env[VARIABLES[which]] ||= url;
  }
  return {
    stop: async () => {
      keeper.stdin.end();
      await ended;
    },
  };
}
