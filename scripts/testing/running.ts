import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, vi } from 'vitest';

/** How long what was killed may take to be gone, in ms. */
const TIMEOUT_MS = 30_000;

/** A server that something has started: its process, and the port that it listens on. */
export interface Server {
  readonly pid: number;
  readonly port: number;
}

/** Resolves once no server of these runs, and none of their ports is taken; ends those that should be gone and are not. */
export async function gone(servers: readonly Server[]): Promise<void> {
  try {
    await vi.waitFor(async () => expect(await stillThere(servers)).toEqual([]), TIMEOUT_MS);
  } finally {
    for (const { pid } of servers.filter((server) => isRunning(server.pid))) process.kill(pid, 'SIGKILL');
  }
}

async function stillThere(servers: readonly Server[]): Promise<readonly Server[]> {
  const taken = await Promise.all(servers.map(({ port }) => isTaken(port)));
  return servers.filter(({ pid }, at) => taken[at] === true || isRunning(pid));
}

/** Whether a process runs. One that has ended may be in the list of processes until somebody takes note of it. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || !readFileSync(stat, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

/** Whether somebody listens on a port of this machine. */
export function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
