import { run } from './child-processes.mjs';
import { planOf } from './siege/plan.ts';

/**
 * `npm run siege`: runs every attack of `siege/attacks` on the built app while four friends play. Each attack lasts a minute, with
 * a minute's pause. Prints a row per attack. Exits with 1 if the friends were slowed down or the server used too much memory.
 * `--quick` runs some attacks for seconds. With names of attacks as arguments, runs only those.
 */
const [, , ...args] = process.argv;
planOf(args);
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'scripts/siege/vitest.config.ts'];
process.exitCode = await run(process.execPath, vitest, { env: { ...process.env, SIEGE: args.join(' ') } });
