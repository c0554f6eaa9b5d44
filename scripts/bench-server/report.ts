import type { StoredMoves } from './stored-moves.ts';
import type { Elsewhere } from './elsewhere.ts';
import type { EndedTogether } from './ending.ts';
import type { Recovered } from './recovery.ts';
import type { BesideBots } from './strong-bots.ts';
import type { ServerFigures, Spread, BenchSubject } from './subject.ts';

const KB = 1024;

/** Prints the load on a server, and its resource usage before any move. */
export function reportOpening(subject: BenchSubject, bare: BenchSubject): void {
  const { name, connections, tables, opening, weight } = subject;
  console.log(
    `  ${name.padEnd(16)} ${connections} connections at ${tables.length} tables; ` +
      `${opening.toFixed(2)} ms of CPU a connection opened (${(opening / bare.opening).toFixed(2)} of bare), ` +
      `${(weight / KB).toFixed(0)} KB a table (${(weight / bare.weight).toFixed(2)} of bare)`,
  );
}

/** Prints the figures of a measurement, beside those of baseline rooms if there are any. Times are in ms. */
export function reportPlay(name: string, measured: ServerFigures, bare: ServerFigures | null): void {
  const { movesPerSecond, movesPerCpuSecond, acknowledged, arrived, late, refused, others } = measured;
  const ofBare = bare === null ? '' : ` (${(movesPerCpuSecond / bare.movesPerCpuSecond).toFixed(2)} of bare)`;
  console.log(
    `  ${name.padEnd(16)} ${movesPerSecond.toFixed(0)} moves/s, ${movesPerCpuSecond.toFixed(0)} moves/CPU-s${ofBare}; ` +
      `acknowledged ${spread(acknowledged)}; arrived ${spread(arrived)}; ` +
      `event loop late p99 ${late.server.toFixed(1)}, that of those who play ${late.players.toFixed(1)}; ` +
      `others had ${others.toFixed(2)} of a processor` +
      (refused > 0 ? `; ${refused} refused for now` : ''),
  );
}

/** Prints the event loop lag during a database lock, in ms, and the number of queued moves that were made afterwards. */
export function reportLock(name: string, lag: number, refused: number, made: number): void {
  console.log(
    `  ${name.padEnd(16)} event loop late p99 ${lag.toFixed(1)} while it was locked; ` +
      `${refused} attempts refused for now, and all ${made} moves made in the end`,
  );
}

/** Prints how soon play continued after the server was killed. */
export function reportRecovery(name: string, { first, last }: Recovered): void {
  const [one, all] = [first, last].map((ms) => (ms / 1000).toFixed(2));
  console.log(`  ${name.padEnd(16)} first move acknowledged ${one} s after the restart, that of the last table after ${all} s`);
}

/** Prints friends' latency while many games ended and were checked, beside their latency before. Returns the ratio. */
export function reportEnded(name: string, { before, meanwhile, games, seconds, fetched }: EndedTogether): number {
  const ratio = meanwhile.arrived / before.arrived;
  const late = ({ late: { server, friends } }: Elsewhere): string => `${server.toFixed(1)} and ${friends.toFixed(1)}`;
  console.log(
    `  ${name.padEnd(16)} ${games} games ended in ${seconds.toFixed(0)} s, ${fetched} records asked for; moves elsewhere arrived ` +
      `p95 ${before.arrived.toFixed(1)} before, ${meanwhile.arrived.toFixed(1)} meanwhile: ${ratio.toFixed(2)} of before; ` +
      `event loop late p99, that of friends too, ${late(before)} before, ${late(meanwhile)} meanwhile`,
  );
  return ratio;
}

/** Prints friends' latency while strong bots played, beside their latency before. Returns the ratio. */
export function reportBots(name: string, { before, beside, moves }: BesideBots): number {
  const ratio = beside.arrived / before.arrived;
  console.log(
    `  ${name.padEnd(16)} bots made ${moves.toFixed(0)} moves a second; moves elsewhere arrived p95 ` +
      `${before.arrived.toFixed(1)} before, ${beside.arrived.toFixed(1)} beside them: ${ratio.toFixed(2)} of before`,
  );
  return ratio;
}

/** Prints how many acknowledged moves are missing from the store or stored twice. */
export function reportStoredMoves(name: string, { acknowledged, lost, doubled }: StoredMoves): void {
  console.log(
    `  ${name.padEnd(16)} ${acknowledged} moves acknowledged: ${lost} lost, ${doubled} doubled, ` +
      'none sent twice, not at all, or to anybody else',
  );
}

function spread({ p50, p99 }: Spread): string {
  return `p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)}`;
}
