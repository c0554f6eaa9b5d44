import { run } from './child-processes.mjs';
import { planOf } from './siege/plan.ts';

/**
 * `npm run siege`: runs every attack of `siege/attacks` on the built app while four friends play at it. Each lasts a minute, with a
 * minute's pause. Prints a row per attack, and exits 1 if the friends were slowed or the server took too much memory. `--quick`
 * runs some of them for seconds; names of attacks run those alone.
 */
const [, , ...args] = process.argv;
planOf(args);
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'scripts/siege/vitest.config.ts'];
process.exitCode = await run(process.execPath, vitest, { env: { ...process.env, SIEGE: args.join(' ') } });
