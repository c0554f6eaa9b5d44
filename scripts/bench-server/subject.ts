import { type Driven, drive, percentile } from './driving.ts';
import { Lateness } from './lateness.ts';
import { machineTime } from './machine-time.ts';
import type { MeasuredServer } from './measured-server.ts';

/** A server under measurement, with the load on it. */
export interface BenchSubject {
  readonly name: string;
  readonly server: MeasuredServer;
  readonly tables: readonly Driven[];
  /** The number of connections. */
  readonly connections: number;
  /** The CPU time per connection while they were opened, in ms. */
  readonly opening: number;
  /** The memory of a table with its connections, in bytes, before any move. */
  readonly weight: number;
}

/** The figures of a measurement. Times are in ms. */
export interface ServerFigures {
  readonly movesPerSecond: number;
  readonly movesPerCpuSecond: number;
  readonly acknowledged: Spread;
  readonly arrived: Spread;
  /** The p99 event loop lag of the server and of the players. */
  readonly late: { readonly server: number; readonly players: number };
  readonly refused: number;
  /** The number of cores that all other processes used, a database included. */
  readonly others: number;
}

/** A latency's median and p99, in ms. */
export interface Spread {
  readonly p50: number;
  readonly p99: number;
}

const players = new Lateness();

/**
 * Plays at all tables of a server for some seconds, at a total rate in moves per second. Resolves with the figures. Rejects if a
 * table fails.
 */
export async function measure({ server, tables }: BenchSubject, rate: number, seconds: number): Promise<ServerFigures> {
  await server.read();
  players.read();
  const before = { machine: machineTime(), own: process.cpuUsage() };
  const start = performance.now();
  const timings = await drive(tables, rate, seconds);
  const took = (performance.now() - start) / 1000;
  const { cpu, lag } = await server.read();
  const { user, system } = process.cpuUsage(before.own);
  const ofOthers = machineTime() - before.machine - cpu - (user + system) / 1000;
  const moves = timings.acknowledged.length;
  return {
    movesPerSecond: moves / took,
    movesPerCpuSecond: moves / (cpu / 1000),
    acknowledged: spreadOf(timings.acknowledged),
    arrived: spreadOf(timings.arrived),
    late: { server: lag, players: players.read() },
    refused: timings.refused,
    others: Math.max(0, ofOthers) / 1000 / took,
  };
}

function spreadOf(values: readonly number[]): Spread {
  return { p50: percentile(values, 50), p99: percentile(values, 99) };
}
