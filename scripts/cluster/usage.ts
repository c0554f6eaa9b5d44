import { cpus } from 'node:os';
import { Client } from 'pg';

/** The resource usage of several processes and their database up to a time. */
interface ClusterUsage {
  readonly at: number;
  readonly moves: number;
  readonly cpuSeconds: number;
  readonly residentBytes: number;
  readonly commits: number;
  /** The size of the database's write-ahead log, in bytes. */
  readonly logBytes: number;
}

const COUNTED = `
  select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as "logBytes", xact_commit::float8 as commits
  from pg_stat_database where datname = current_database()`;

/**
 * Resolves with the resource usage so far of the processes at these URLs, and of their database. Rejects if a process or the
 * database is unreachable.
 */
export async function usageOf(urls: readonly string[], database: string): Promise<ClusterUsage> {
  const pages = await Promise.all(urls.map(async (url) => (await fetch(`${url}/metrics`)).text()));
  const sum = (name: string): number => pages.reduce((all, page) => all + sumOf(page, name), 0);
  const client = new Client({ connectionString: database });
  await client.connect();
  const { rows: [row] } = await client.query<{ readonly commits: number; readonly logBytes: number }>(COUNTED);
  await client.end();
  return {
    at: performance.now(), moves: sum('chinwag_moves_total'), cpuSeconds: sum('process_cpu_seconds_total'),
    residentBytes: sum('process_resident_memory_bytes'), commits: row?.commits ?? 0, logBytes: row?.logBytes ?? 0,
  };
}

/** Returns the usage between two readings, as one line. */
export function usedBetween(before: ClusterUsage, after: ClusterUsage): string {
  const seconds = (after.at - before.at) / 1000;
  const moves = Math.max(1, after.moves - before.moves);
  return [
    `${(moves / seconds).toFixed(0)} moves a second`,
    `${(((after.cpuSeconds - before.cpuSeconds) * 1000) / moves).toFixed(2)} ms of CPU for a move`,
    `${((after.commits - before.commits) / moves).toFixed(2)} transactions for a move`,
    `${((after.logBytes - before.logBytes) / moves).toFixed(0)} bytes of write-ahead log for a move`,
    `${(after.residentBytes / 1_000_000).toFixed(0)} MB in all`,
  ].join(', ');
}

/** The CPU time of this machine's cores, and of this process, up to a time, in ms. */
interface Work {
  readonly at: number;
  readonly cores: number;
  readonly own: number;
}

/** Returns the CPU time so far of this machine's cores, and of this process. */
export function workSoFar(): Work {
  const { user, system } = process.cpuUsage();
  const cores = cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq);
  return { at: performance.now(), cores: cores.reduce((sum, ms) => sum + ms, 0), own: (user + system) / 1000 };
}

/** Returns the load on the cores since a reading, as a short text. */
export function workSince(before: Work): string {
  const after = workSoFar();
  const cores = cpus().length;
  const share = (ms: number): string => `${Math.round((100 * ms) / ((after.at - before.at) * cores))} %`;
  const [busy, players] = [share(after.cores - before.cores), share(after.own - before.own)];
  return `the ${cores} cores were busy for ${busy} of it, for ${players} with who plays`;
}

/** Returns the sum of a metric's values on a page of metrics. */
function sumOf(page: string, name: string): number {
  const values = [...page.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))];
  return values.reduce((sum, [, value]) => sum + Number(value), 0);
}
