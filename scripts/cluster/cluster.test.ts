import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const CLUSTER = fileURLToPath(new URL('../cluster.mjs', import.meta.url));

/** What `npm run cluster` says when it does not get as far as starting a server, and its exit code. */
function refused(count: string, PORT: string): { readonly status: number | null; readonly stderr: string } {
  // Should it start servers after all, they find nothing to stand on.
  const nowhere = { DATABASE_URL: 'postgres://127.0.0.1:1/none', REDIS_URL: 'redis://127.0.0.1:1' };
  const env = { ...process.env, ...nowhere, PORT };
  return spawnSync(process.execPath, [CLUSTER, count], { encoding: 'utf8', env });
}

it.each(['http', '0', '65534', ''])('a cluster cannot be at port %j, and says so before it starts anything', (port) => {
  const { status, stderr } = refused('2', port);
  expect(stderr).toBe(`PORT is "${port}", but must be a whole number from 1 to 65533: each server is one port further.\n`);
  expect(status).toBe(1);
});

it('a cluster whose port is taken says so, and leaves no server behind', async () => {
  const taken = createServer().listen(0);
  await once(taken, 'listening');
  const address = taken.address();
  if (address === null || typeof address === 'string') throw new Error('a server has a port');
  const { status, stderr } = refused('2', String(address.port));
  expect(stderr).toBe(
    `The cluster cannot be at port ${address.port} (EADDRINUSE). Choose another: PORT=3000 npm run cluster -- 2\n`,
  );
  expect(status).toBe(1);
  taken.close();
});
