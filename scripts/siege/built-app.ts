import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { addressOf } from '../../apps/server/src/tests/support/built-command.ts';
import { end, start, temporaryFolder } from '../child-processes.mjs';

const SERVER = 'apps/server/dist/main.js';
const KILOBYTE = 1024;

/**
 * The built app. Its server runs in a separate process with the options of `npm start`, behind a proxy that sets client addresses.
 */
export interface BuiltApp {
  readonly url: string;
  /** The data folder of the server. */
  readonly dataDirectory: string;
  /** Returns the server's current memory, in bytes. */
  memory(): number;
  /** Returns the server's peak memory since the last call, in bytes. */
  peakMemory(): number;
  /** Returns the server's CPU time so far, in s. */
  processorTime(): number;
  /** Returns the size of the server's log so far, in bytes. */
  logged(): number;
  close(): Promise<void>;
}

/**
 * Starts the built app with the default limits, except for `settings`. Resolves with the app. Closing the app deletes its data.
 * Rejects if the server does not start.
 */
export async function openBuiltApp(settings: Readonly<Record<string, string>> = {}): Promise<BuiltApp> {
  const data = temporaryFolder('siege');
  const env = { ...process.env, PORT: '0', DATA_DIR: data.path, PROXIES: '1', NODE_ENV: 'production', ...settings };
  const child = start(process.execPath, [...flags(), SERVER], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let logged = 0;
  const count = (text: Buffer): void => void (logged += text.length);
  child.stderr?.on('data', count);
  const url = await addressOf(child);
  child.stdout?.on('data', count);
  const memoryBy = (name: string): number => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) * KILOBYTE;
  };
  return {
    url,
    dataDirectory: data.path,
    memory: () => memoryBy('VmRSS'),
    peakMemory: () => {
      const peak = memoryBy('VmHWM');
      writeFileSync(`/proc/${child.pid}/clear_refs`, '5'); // which resets the peak to the current memory
      return peak;
    },
    processorTime: () => {
      const [, fields = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ');
      const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
      return (user + system) / ticksPerSecond();
    },
    logged: () => logged,
    close: async () => {
      await end(child, 'SIGTERM');
      data.remove();
    },
  };
}

/** Returns the number of clock ticks per second in /proc. */
function ticksPerSecond(): number {
  return Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
}

/** Returns the flags that `npm start` passes to Node. */
function flags(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: { readonly start: string } };
  return scripts.start.match(/--\S+/g) ?? [];
}
