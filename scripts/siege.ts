import { run } from './child-processes.mjs';
import { planOf } from './siege/plan.ts';

/**
 * `npm run siege`: attacks the built app in every way of `siege/attacks`, a minute each and a minute of rest, while four friends
 * play at it; prints a row for each attack, and exits 1 where the friends were slowed or the server took too much memory. `--quick`
 * tries some of them for seconds; names of attacks try those alone.
 */
const [, , ...args] = process.argv;
planOf(args);
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'scripts/siege/vitest.config.ts'];
process.exitCode = await run(process.execPath, vitest, { env: { ...process.env, SIEGE: args.join(' ') } });
