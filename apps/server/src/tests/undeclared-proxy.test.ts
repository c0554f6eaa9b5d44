import { afterEach, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../config.ts';
import { openLog } from '../log.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const CREATED = 201;
const NOT_FOUND = 404;
const TOO_MANY = 429;
const PEOPLE = 30;
const arrivals = { ...DEFAULT_LIMITS.arrivals, api: { atOnce: 10, every: 60_000 } };

let server: TestServer;
const written: string[] = [];
const log = openLog('warn', { write: (line: string) => void written.push(line) });
afterEach(async () => {
  await server.close();
  written.length = 0;
});

const warnings = (): readonly string[] => written.filter((line) => line.includes('PROXIES'));

/** Resolves with the statuses of a hundred requests, each claiming another client address. */
async function statuses(): Promise<readonly number[]> {
  const ask = async (_: unknown, at: number): Promise<number> => {
    const headers = { connection: 'close', 'x-forwarded-for': `203.0.113.${at}` };
    return (await fetch(`${server.url}/api/tables/ABCDEFGHJK`, { headers })).status;
  };
  return Promise.all(Array.from({ length: 100 }, ask));
}

it('requests through an undeclared proxy share the limits of one address, even if each names another address', async () => {
  server = await startTestServer({ proxies: 0, log, limits: { arrivals } });
  const asked = await statuses();
  expect(asked.filter((status) => status === NOT_FOUND)).toHaveLength(4 * arrivals.api.atOnce);
  expect(asked.filter((status) => status === TOO_MANY)).toHaveLength(100 - 4 * arrivals.api.atOnce);
  expect(warnings()).toHaveLength(1);
  expect(warnings()[0]).not.toContain('203.0.113.');
});

it('thirty people behind an undeclared proxy join at once, and none is refused', async () => {
  server = await startTestServer({ proxies: 0, log, limits: DEFAULT_LIMITS });
  const comeIn = async (_: unknown, at: number): Promise<readonly number[]> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${at}` };
    const body = JSON.stringify({ name: 'Ann' });
    const { status } = await fetch(`${server.url}/api/guests`, { method: 'POST', headers, body });
    const looks = Array.from({ length: 10 }, async () => (await fetch(`${server.url}/api/tables/ABCDEFGHJK`, { headers })).status);
    return [status, ...(await Promise.all(looks))];
  };
  const answered = await Promise.all(Array.from({ length: PEOPLE }, comeIn));
  expect(new Set(answered.flat())).toEqual(new Set([CREATED, NOT_FOUND]));
});

it('people behind a declared proxy have separate limits, and the log has no warning', async () => {
  server = await startTestServer({ proxies: 1, log, limits: { arrivals } });
  expect(new Set(await statuses())).toEqual(new Set([NOT_FOUND]));
  expect(warnings()).toEqual([]);
});
