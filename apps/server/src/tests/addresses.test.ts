import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ proxies: 1 });
});
afterAll(() => server.close());

/** The statuses of so many requests from one address, each once. */
async function statusesOf(times: number, address: string, path: string, body: object): Promise<ReadonlySet<number>> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const ask = async (): Promise<number> =>
    (await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  return new Set(await Promise.all(Array.from({ length: times }, ask)));
}

const JOIN = '/matchmake/joinById/ABCDEFGHJK';
const TOO_MANY = 429;
const CREATED = 201;

it('eight friends behind one address, with their phones and a television, are never refused', async () => {
  expect(await statusesOf(17, '203.0.113.1', '/api/guests', { name: 'Ann' })).toEqual(new Set([CREATED]));
  expect(await statusesOf(17, '203.0.113.1', JOIN, {})).not.toContain(TOO_MANY);
});

it('an address that makes guests without end is refused, and no other is', async () => {
  expect(await statusesOf(100, '203.0.113.2', '/api/guests', { name: 'Mallory' })).toEqual(new Set([CREATED, TOO_MANY]));
  expect(await statusesOf(1, '203.0.113.3', '/api/guests', { name: 'Ann' })).toEqual(new Set([CREATED]));
});

it('an address that joins tables without end is refused, and no other is', async () => {
  expect(await statusesOf(200, '203.0.113.4', JOIN, {})).toContain(TOO_MANY);
  expect(await statusesOf(1, '203.0.113.5', JOIN, {})).not.toContain(TOO_MANY);
});
