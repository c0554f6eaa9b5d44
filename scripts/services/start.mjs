import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { start } from '../child-processes.mjs';
import { sentencesAboutMissing } from './programs.mjs';

const KEEPER = fileURLToPath(new URL('./keeper.mjs', import.meta.url));

/** Where the tests look for servers, and with which one may name one's own. */
const VARIABLES = { databaseUrl: 'TEST_DATABASE_URL' };

/**
 * Starts a PostgreSQL of our own for the tests, if it is on this machine, and names it in the environment.
 * What is named there already is used as it is. `flushes` tells whether PostgreSQL flushes to the disk, where figures matter.
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
