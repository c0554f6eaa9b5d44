import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../config.ts';
import { openLog } from '../log.ts';
import { startTestServer } from './support/test-server.ts';

const NOT_FOUND = 404;
const arrivals = { ...DEFAULT_LIMITS.arrivals, api: { atOnce: 10, every: 60_000 } };

/** The statuses of thirty requests through a proxy, each once, and what the log said meanwhile. */
async function throughProxy(
  proxies: number,
): Promise<{ readonly statuses: ReadonlySet<number>; readonly logged: readonly string[] }> {
  const written: string[] = [];
  const log = openLog('warn', { write: (line: string) => void written.push(line) });
  const server = await startTestServer({ proxies, log, limits: { arrivals } });
  const headers = { connection: 'close', 'x-forwarded-for': '203.0.113.1' };
  const ask = async (): Promise<number> => (await fetch(`${server.url}/api/tables/ABCDEFGHJK`, { headers })).status;
  const statuses = await Promise.all(Array.from({ length: 30 }, ask));
  await server.close();
  return { statuses: new Set(statuses), logged: written.filter((line) => line.includes('PROXIES')) };
}

it('behind a proxy that was not declared nobody is throttled for the others, and the log says once what to set', async () => {
  const { statuses, logged } = await throughProxy(0);
  expect(statuses).toEqual(new Set([NOT_FOUND]));
  expect(logged).toHaveLength(1);
  expect(logged[0]).not.toContain('203.0.113.1');
});

it('behind one that was declared people are distinguished, and nothing needs to be said', async () => {
  const { statuses, logged } = await throughProxy(1);
  expect(statuses.size).toBe(2);
  expect(logged).toEqual([]);
});
