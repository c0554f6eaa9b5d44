import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Limits } from '../../config.ts';
import type { BuiltCode } from './built.ts';
import { temporaryDirectory } from './temporary-directory.ts';

/** The script that `startBesieged` runs. It must be built first. */
export const BESIEGED_SERVER = 'tests/support/besieged-server.ts';

/** A server in its own process, as the target of attacks. */
export interface Besieged {
  readonly url: string;
  readonly dataDirectory: string;
  /** Returns the server's whole log. */
  log(): string;
  /** Resolves with the server's memory use, in bytes. */
  memory(): Promise<number>;
  /** Stops the server gracefully. Its data stays until `remove`. */
  stop(): Promise<void>;
  remove(): void;
}

/**
 * Starts a server with the default limits, except for those given. Resolves with the server once it is listening. Never resolves if
 * it does not start.
 */
export async function startBesieged({ directory }: BuiltCode, limits: Partial<Limits> = {}): Promise<Besieged> {
  const data = temporaryDirectory();
  const script = ['--expose-gc', join(directory, 'main.js'), data.path, JSON.stringify(limits)];
  const child = spawn(process.execPath, script, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const logged: string[] = [];
  child.stderr?.on('data', (lines: Buffer) => void logged.push(lines.toString()));
  return {
    url: `http://localhost:${await received(child)}`,
    dataDirectory: data.path,
    log: () => logged.join(''),
    memory: () => {
      child.send('how much?');
      return received(child);
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      const dead = once(child, 'exit');
      child.kill();
      await dead;
    },
    remove: () => data.remove(),
  };
}

async function received(child: ChildProcess): Promise<number> {
  const [number] = await once(child, 'message');
  return Number(number);
}
