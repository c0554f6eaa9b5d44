import { setTimeout } from 'node:timers/promises';
import type { ClubTable } from './club-table.ts';
import { Timings } from './driving.ts';
import { MeasuredServer, type ServerCommand } from './measured-server.ts';

/** The recovery of a server after a kill. Times are from the server's restart until moves were acknowledged, in ms. */
export interface Recovered {
  readonly server: MeasuredServer;
  /** The time of the first move at any table. */
  readonly first: number;
  /** The time of the first move at the last table. */
  readonly last: number;
}

/** How long all tables play before the server is killed, in ms. */
const IN_FULL_SWING = 2000;

/**
 * Kills a server during play at all its tables, and restarts it with `command`. Everybody reconnects, table by table, as fast as
 * they are admitted, and makes a move. Resolves with the new server and the recovery times. Rejects if the server does not start
 * again, or a table fails.
 */
export async function recover(server: MeasuredServer, command: ServerCommand, tables: readonly ClubTable[]): Promise<Recovered> {
  const timings = new Timings();
  const playing = tables.map(async (table) => {
    // The move in flight when the server was killed is retried until it is acknowledged.
    while (table.comings === 0) await table.play(timings);
    return performance.now();
  });
  await setTimeout(IN_FULL_SWING);
  await server.end('SIGKILL');
  const start = performance.now();
  const next = await MeasuredServer.start(command);
  const moved = (await Promise.all(playing)).map((at) => at - start);
  return { server: next, first: Math.min(...moved), last: Math.max(...moved) };
}
