import { COSTS } from '../apps/server/src/shield/costs.ts';
import { compared, YARDSTICK } from './costs/compare.ts';
import { measureCosts } from './costs/measure.ts';

/**
 * Measures what each kind of request costs on the built server and compares it with the table by which guests and addresses are
 * limited. Fails where a kind costs more than twice what the table says, beside a page in the same run. Linux only, as what a
 * process uses is read in /proc.
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
