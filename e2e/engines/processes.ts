import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a browser may take to answer for the first time, in ms. */
const PATIENCE = 120_000;

/** Starts a program in the background, silent. */
export function start(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  return spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...env } });
}

/** Ends a program, and waits until it is gone. */
export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, 'exit');
  program.kill('SIGKILL');
  await gone;
}

/** What an attempt gives, which is repeated until it succeeds. */
export async function patiently<Given>(what: string, attempt: () => Promise<Given>): Promise<Given> {
  for (const last = Date.now() + PATIENCE; ; await pause(50)) {
    try {
      return await attempt();
    } catch (cause) {
      if (Date.now() > last) throw new Error(`${what} does not answer`, { cause });
    }
  }
}
