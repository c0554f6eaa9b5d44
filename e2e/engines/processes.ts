import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { start } from '../../scripts/child-processes.mjs';

/** The timeout of a browser's first answer, in ms. */
const TIMEOUT_MS = 120_000;

/** Starts a browser program silently in the background, and returns its process. The program's own child processes end with it. */
export function startEngine(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  return start(program, args, { stdio: 'ignore', env: { ...process.env, ...env }, group: true });
}

/** Retries an attempt until it succeeds. Resolves with the value. Rejects after two minutes, with the last error as the cause. */
export async function patiently<Given>(what: string, attempt: () => Promise<Given>): Promise<Given> {
  for (const last = Date.now() + TIMEOUT_MS; ; await pause(50)) {
    try {
      return await attempt();
    } catch (cause) {
      if (Date.now() > last) throw new Error(`${what} does not answer`, { cause });
    }
  }
}
