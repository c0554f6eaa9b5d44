import { parseArgs } from 'node:util';
import { Evenings, type EveningReport } from '../apps/server/src/tests/simulation/evening.ts';
import { Ownership } from '../apps/server/src/tests/simulation/ownership.ts';
import { addUp, inShort } from '../apps/server/src/tests/simulation/sums.ts';

/**
 * `npm run simulate -- SECONDS [--from SEED]` simulates evenings for this much CPU time, and prints the result. `npm run simulate
 * -- --seed N` repeats one evening. `npm run simulate -- --ownership` instead lets 100 processes own 10,000 tables, and fail in
 * every way, for ten simulated minutes. `--processes`, `--tables` and `--minutes` change these numbers. Exits with an error if the
 * simulation finds a fault.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    from: { type: 'string', default: '1' },
    ownership: { type: 'boolean' },
    processes: { type: 'string', default: '100' },
    tables: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '10' },
  },
});
if (values.ownership === true) {
  const { seed = values.from, processes, tables, minutes } = values;
  const plan = { seed: Number(seed), processes: Number(processes), tables: Number(tables), minutes: Number(minutes) };
  const report = await new Ownership(plan).run();
  console.log(report);
  process.exit(report.findings.length === 0 ? 0 : 1);
}
const evenings = await Evenings.prepare();
const reports: EveningReport[] = [];
const started = process.cpuUsage();
if (values.seed === undefined) {
  const seconds = Number(positionals[0] ?? 60);
  for (let seed = Number(values.from); secondsUsed() < seconds; seed++) tell(await evenings.play(seed));
} else {
  const report = await evenings.play(Number(values.seed));
  tell(report);
  if (report.findings.length === 0) for (const line of report.trace.slice(-20)) console.log(line);
  console.log(`trace ${report.hash}`);
}
const sums = addUp(reports);
for (const line of inShort(sums, secondsUsed())) console.log(line);
process.exitCode = sums.wrong === 0 ? 0 : 1;

function secondsUsed(): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000_000;
}

/** Adds an evening to the totals. Prints its findings, the trace before them, and the command that repeats the evening. */
function tell(report: EveningReport): void {
  reports.push(report);
  if (report.findings.length === 0) return;
  console.log(`\nSeed ${report.seed}:`);
  for (const line of report.trace) console.log(line);
  for (const { wrong, what } of report.findings) console.log(`${wrong}: ${what}`);
  console.log(`Again: npm run simulate -- --seed ${report.seed}\n`);
}
