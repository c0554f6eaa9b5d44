import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, vi } from 'vitest';

/** The timeout for a killed process to exit, in ms. */
const TIMEOUT_MS = 30_000;

/** A running server: its process id and its port. */
export interface Server {
  readonly pid: number;
  readonly port: number;
}

/**
 * Resolves once all of these servers have exited and their ports are free. Kills any that are still running after 30 seconds, and
 * then rejects.
 */
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

/** Returns whether a process is running. A zombie does not count. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || !readFileSync(stat, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

/** Resolves with whether a port of this machine is in use. */
export function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
