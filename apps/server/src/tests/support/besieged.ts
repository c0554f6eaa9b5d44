import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Limits } from '../../config.ts';
import type { BuiltCode } from './built.ts';
import { temporaryDirectory } from './temporary-directory.ts';

/** The script that `startBesieged` runs, to be built first. */
export const BESIEGED_SERVER = 'tests/support/besieged-server.ts';

/** A server in a process of its own, to be attacked. */
export interface Besieged {
  readonly url: string;
  readonly dataDirectory: string;
  /** All that it has logged. */
  log(): string;
  /** How many bytes it holds and needs. */
  memory(): Promise<number>;
  /** Ends it in order; its data stay until `remove`. */
  stop(): Promise<void>;
  remove(): void;
}

/** Starts a server with the limits as they are, but for those that are given. */
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
