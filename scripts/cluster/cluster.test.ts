import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePorts } from '../../e2e/free-port.ts';
import { gone } from '../testing/running.ts';
import { StandIn } from '../testing/stand-in.ts';

const CLUSTER = fileURLToPath(new URL('../cluster.mjs', import.meta.url));

/** An unreachable database, in case the script starts servers in spite of the refusal. */
const NOWHERE = { DATABASE_URL: 'postgres://127.0.0.1:1/none' };

/** Returns the output and exit code of `npm run cluster` when it refuses to start servers. */
function refused(count: string, PORT: string): { readonly status: number | null; readonly stderr: string } {
  const env = { ...process.env, ...NOWHERE, PORT };
  return spawnSync(process.execPath, [CLUSTER, count], { encoding: 'utf8', env });
}

it.each(['http', '0', '65534', ''])('a cluster refuses port %j before it starts anything', (port) => {
  const { status, stderr } = refused('2', port);
  expect(stderr).toBe(`PORT is "${port}", but must be a whole number from 1 to 65533: each server is one port further.\n`);
  expect(status).toBe(1);
});

it('a cluster whose port is in use reports it and leaves no server running', async () => {
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

describe('a cluster ends all its servers', () => {
  let standIn: StandIn;
  beforeEach(() => {
    standIn = new StandIn();
  });
  afterEach(() => standIn.remove());

  function begin(variables: Readonly<Record<string, string>>) {
    const env = { ...process.env, ...NOWHERE, ...variables };
    return spawn(process.execPath, [CLUSTER, '2'], { cwd: standIn.folder, env, stdio: 'ignore' });
  }

  it.each(['SIGINT', 'SIGTERM'] as const)('when it receives %s', async (signal) => {
    const cluster = begin({ PORT: String(await freePorts(3)) });
    const exited = once(cluster, 'exit');
    const servers = await standIn.servers(2);
    cluster.kill(signal);
    expect(await exited).toEqual([0, null]);
    await gone(servers);
  });

  it('when one of them cannot start', async () => {
    const port = await freePorts(3);
    const cluster = begin({ PORT: String(port), BROKEN: String(port + 2) });
    const exited = once(cluster, 'exit');
    const servers = await standIn.servers(1);
    expect(await exited).toEqual([1, null]);
    await gone([...servers, { pid: cluster.pid ?? 0, port }]);
  });
});
