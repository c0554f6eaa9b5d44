import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BuiltCode } from './built.ts';

/** A server in its own process. */
export interface ChildServer {
  readonly url: string;
  readonly pid: number;
  /** Kills the server at once. Resolves when it is dead. */
  kill(): Promise<void>;
}

/** The script that `startChildServer` runs. It must be built first. */
export const CRASH_SERVER = 'tests/support/crash-server.ts';

/** Starts a server on a data folder. Resolves with the server once it is listening. */
export async function startChildServer({ directory }: BuiltCode, dataDirectory: string): Promise<ChildServer> {
  const child = spawn(process.execPath, [join(directory, 'main.js'), dataDirectory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  return {
    url: `http://localhost:${String(port).trim()}`,
    pid: child.pid ?? 0,
    kill: async () => {
      const dead = once(child, 'exit');
      child.kill('SIGKILL');
      await dead;
    },
  };
}
