import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './support/test-server.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

/** Returns the command of the container's health check, from the Containerfile. */
function healthCheck(): readonly string[] {
  const [, command = ''] = /^HEALTHCHECK[\s\S]*?CMD (\[.*\])$/m.exec(readFileSync('docs/operating/Containerfile', 'utf8')) ?? [];
  return JSON.parse(command) as readonly string[];
}

/** Runs the command as the container does. Resolves with its exit code. */
async function exitCode(port: string): Promise<number | null> {
  const [, ...args] = healthCheck();
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env: { ...process.env, PORT: port } });
    child.once('exit', resolve);
  });
}

it('a container is healthy while its server responds, and not afterwards', async () => {
  server = await startTestServer();
  const { port } = new URL(server.url);
  expect(await exitCode(port)).toBe(0);
  await server.close();
  server = null;
  expect(await exitCode(port)).toBe(1);
});
