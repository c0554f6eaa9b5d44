import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { nextMessage, run, start } from './child-processes.mjs';
import { gone, type Server } from './testing/running.ts';

const STARTER = fileURLToPath(new URL('./testing/starter.mjs', import.meta.url));
const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The processes that the starter script reports. */
interface Started {
  readonly folder: string;
  readonly servers: readonly Server[];
}

/** Runs a script that has started two servers until the script exits, in one of several ways or by a signal. */
async function ended(way: string): Promise<Started & { readonly code: number | null }> {
  const script = spawn(process.execPath, [STARTER, way], { stdio: ['ignore', 'pipe', 'ignore'] });
  const exited = once(script, 'exit');
  const [line] = await once(script.stdout, 'data');
  if (way.startsWith('SIG')) script.kill(way as NodeJS.Signals);
  const [code] = await exited;
  return { ...(JSON.parse(String(line)) as Started), code: code as number | null };
}

describe('every process a script starts ends with the script', () => {
  it.each([
    ['by itself', 0],
    ['by a thrown error', 1],
    ['by a promise that nobody catches', 1],
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])('%s', async (way, expected) => {
    const { code, folder, servers } = await ended(way);
    expect(code).toBe(expected);
    expect(servers).toHaveLength(2);
    expect(existsSync(folder)).toBe(false);
    await gone(servers);
  });

  it('running a program returns its exit code, and a missing program is reported', async () => {
    expect(await run(process.execPath, ['-e', 'process.exit(7)'])).toBe(7);
    expect(await run(process.execPath, ['-e', 'process.kill(process.pid, "SIGTERM")'])).toBe(143);
    await expect(run('no-such-program', [])).rejects.toThrow('ENOENT');
    await expect(once(start('no-such-program', []), 'exit')).rejects.toThrow('ENOENT');
  });

  it('a running program receives the script’s signals and can end in its own way', async () => {
    const program = `
      process.on('SIGTERM', () => setTimeout(() => process.exit(5), 100));
      setInterval(() => undefined, 1000);
      console.log('it runs');
    `;
    const script = `
      import { run } from ${JSON.stringify(new URL('./child-processes.mjs', import.meta.url).href)};
      process.exit(await run(process.execPath, ['-e', ${JSON.stringify(program)}]));
    `;
    const running = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
    const exited = once(running, 'exit');
    await once(running.stdout, 'data');
    running.kill('SIGTERM');
    expect(await exited).toEqual([5, null]);
  });

  it('waiting for a message ends with an error once its sender exits', async () => {
    const talking = start(process.execPath, ['-e', "process.send('here')"], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    expect(await nextMessage(talking)).toBe('here');
    const silent = start(process.execPath, ['-e', 'process.exit(1)'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await expect(nextMessage(silent)).rejects.toThrow('exited before it sent a message');
  });

  it('signal listeners are removed once no process is left to end', async () => {
    const before = process.listenerCount('SIGTERM');
    await run(process.execPath, ['-e', '']);
    expect(process.listenerCount('SIGTERM')).toBe(before);
  });
});

/** The source files of scripts and end-to-end tests, without tests of scripts. */
const SCRIPTS = ['scripts', 'e2e'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.m?[jt]s$/.test(file) && !/\.(?:test|d)\.m?ts$|\/dist\/|node_modules/.test(file)));

it('no script starts a process or creates a temporary folder in any other way', () => {
  const others = SCRIPTS.filter((file) => file !== 'scripts/child-processes.mjs');
  expect(others.length).toBeGreaterThan(50);
  const found = others.filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const [, imported = ''] = /import \{([^}]*)\} from 'node:child_process'/.exec(text) ?? [];
    return /\b(?:spawn|fork|exec)\b/.test(imported) || /\bmkdtemp/.test(text);
  });
  expect(found).toEqual([]);
});
