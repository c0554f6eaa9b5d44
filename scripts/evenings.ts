import { playEvening } from '../apps/server/src/tests/support/evening.ts';

/** `npm run evenings -- 300 [first seed]`: plays so many evenings by chance, and says what went wrong in them. */
const [evenings = 300, first = 1] = process.argv.slice(2).map(Number);
let moves = 0;
let stuck = 0;
let hostless = 0;
for (let seed = first; seed < first + evenings; seed++) {
  const report = await playEvening(seed);
  moves += report.moves;
  if (report.stuck.length + report.robbed.length > 0) stuck += 1;
  if (report.hostless.length > 0) hostless += 1;
  for (const wrong of [...report.stuck, ...report.hostless, ...report.robbed]) console.log(`evening ${seed}: ${wrong}`);
}
console.log(`${evenings} evenings, ${moves} moves, ${stuck} stuck, ${hostless} without a host`);
process.exitCode = stuck + hostless > 0 ? 1 : 0;
