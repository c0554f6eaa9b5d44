import { type Driven, drive, percentile } from './driving.ts';
import { Lateness } from './lateness.ts';
import { machineTime } from './machine-time.ts';
import type { MeasuredServer } from './measured-server.ts';

/** A server that is measured, with all that is played on it. */
export interface BenchSubject {
  readonly name: string;
  readonly server: MeasuredServer;
  readonly tables: readonly Driven[];
  /** How many connections lead to it. */
  readonly connections: number;
  /** Processor time for each connection that was opened, in ms. */
  readonly opening: number;
  /** What a table weighs with its connections, in bytes, before anything is played. */
  readonly weight: number;
}

/** What came of a measurement. Times are in ms. */
export interface ServerFigures {
  readonly movesPerSecond: number;
  readonly movesPerCpuSecond: number;
  readonly acknowledged: Spread;
  readonly arrived: Spread;
  /** How late the server was for what it had to do, and those who play for what they were sent: the 99th of 100 times. */
  readonly late: { readonly server: number; readonly players: number };
  readonly refused: number;
  /** How many processors all others used who are on the machine, a database too. */
  readonly others: number;
}

/** How long something took, the middle one and the 99th of 100, in ms. */
export interface Spread {
  readonly p50: number;
  readonly p99: number;
}

const players = new Lateness();

/** Plays on all tables of a subject for so many seconds, at so many moves a second in all. */
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
