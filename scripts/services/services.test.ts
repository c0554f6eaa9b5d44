import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { isTaken } from '../testing/running.ts';
import { installedPostgres } from './programs.mjs';

const SERVICES = fileURLToPath(new URL('../services.mjs', import.meta.url));
const TIMEOUT_MS = 30_000;

/** A command that prints the URLs of the services, and then fails, or waits for a signal. */
const SAYS = 'console.log(JSON.stringify([process.env.TEST_DATABASE_URL].filter(Boolean)));';
const FAILS = 'throw new Error("something went wrong");';
const WAITS = 'setInterval(() => undefined, 1000);';

/** The result of a command: its exit code, and the ports of its services. */
interface Ran {
  readonly code: number;
  readonly ports: readonly number[];
}

/** Runs a command with its own services, and sends it a signal if it waits. Resolves with the result. */
async function ran(command: string, signal?: 'SIGINT' | 'SIGTERM'): Promise<Ran> {
  const { TEST_DATABASE_URL: _database, ...env } = process.env;
  const services = spawn(process.execPath, [SERVICES, 'node', '-e', SAYS + command], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const exited = once(services, 'exit');
  let said = '';
  for await (const piece of services.stdout) {
    said += String(piece);
    if (!/^\[.*\]$/m.test(said)) continue;
    if (signal !== undefined) services.kill(signal);
    break;
  }
  const [code] = await exited;
  const [urls = '[]'] = /^\[.*\]$/m.exec(said) ?? [];
  return { code: Number(code), ports: (JSON.parse(urls) as readonly string[]).map((url) => Number(new URL(url).port)) };
}

describe.skipIf(installedPostgres() === null)('services end with the command they were started for', () => {
  it.each([
    ['it fails', FAILS, undefined, 1],
    ['it is interrupted', WAITS, 'SIGINT', 130],
    ['it is ended', WAITS, 'SIGTERM', 143],
  ] as const)('even when %s', async (_, command, signal, expected) => {
    const { code, ports } = await ran(command, signal);
    expect(code).toBe(expected);
    expect(ports.length).toBeGreaterThan(0);
    await vi.waitFor(async () => expect(await Promise.all(ports.map(isTaken))).not.toContain(true), TIMEOUT_MS);
  });
});
