import { COSTS } from '../apps/server/src/shield/costs.ts';
import { compared, YARDSTICK } from './costs/compare.ts';
import { measureCosts } from './costs/measure.ts';

/**
 * Measures the cost of each kind of request on the built server, and compares the cost with the table behind the rate limits. Fails
 * if a kind costs more than twice its entry, relative to a page in the same run. Linux only, because it reads resource usage from
 * /proc.
 */
const measured = await measureCosts();
const rows = compared(COSTS, measured);
console.log(`A ${YARDSTICK} cost ${measured[YARDSTICK].ms.toFixed(2)} ms here; times are as on the machine of the table.`);
for (const { kind, says, measured: { ms, bytes, disk }, times, isTooMuch } of rows) {
  const verdict = isTooMuch ? '  TOO MUCH' : '';
  const cost = `${ms.toFixed(2).padStart(7)} ms (${says.ms})${bytes.toFixed(0).padStart(8)} bytes (${says.bytes})`;
  const stored = `${disk.toFixed(0).padStart(6)} on disk (${says.disk})`;
  console.log(`${kind.padEnd(10)}${cost.padEnd(46)}${stored.padEnd(24)} ${times.toFixed(2)}×${verdict}`);
}
process.exit(rows.some(({ isTooMuch }) => isTooMuch) ? 1 : 0);
