import { afterAll, expect, it } from 'vitest';
import { ATTACKS } from './attacks/attacks.ts';
import { besiege } from './besiege.ts';
import { planOf } from './plan.ts';
import { faultsOf, type SiegeRow, siegeTable } from './report.ts';

/* The arguments of `npm run siege`. The whole check runs some attacks for seconds. */
const { attacks, phases } = planOf((process.env['SIEGE'] ?? '--quick').split(' ').filter((arg) => arg !== ''));
const TIMEOUT_MS = (phases.before + phases.during + phases.after + 60) * 1000;

const rows: SiegeRow[] = [];
afterAll(() => console.log(`Moves of the friends in ms:\n${siegeTable(rows)}`));

// Memory and CPU times come from /proc, which only Linux has.
it.skipIf(process.platform !== 'linux').each(attacks.map((name) => [ATTACKS[name].title, name] as const))(
  'friends play on beside %s',
  { timeout: TIMEOUT_MS },
  async (_, name) => {
    const row = await besiege(name, phases);
    rows.push(row);
    expect(faultsOf(row)).toEqual([]);
  },
);
