import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../config.ts';
import { COSTS } from '../shield/costs.ts';
import { rawRequest, UPGRADE } from './support/raw-request.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

let server: TestServer;
const connections: Socket[] = [];
beforeAll(async () => {
  const arrivals = { ...DEFAULT_LIMITS.arrivals, api: { atOnce: 110, every: 60_000 } };
  const ms = { ...DEFAULT_LIMITS.ms, perAddress: { atOnce: 250 * COSTS.page.ms, every: 60_000 } };
  server = await startTestServer({ proxies: 1, limits: { arrivals, ms, connections: 25 } });
});
afterEach(() => {
  for (const connection of connections.splice(0)) connection.destroy();
});
afterAll(() => server.close());

/** Resolves with the distinct statuses of several requests from one address. */
async function statusesOf(times: number, address: string, path: string, body: object): Promise<ReadonlySet<number>> {
  const headers = { connection: 'close', 'content-type': 'application/json', 'x-forwarded-for': address };
  const ask = async (): Promise<number> =>
    (await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  return new Set(await Promise.all(Array.from({ length: times }, ask)));
}

/** Resolves with the status of a new connection to a table; an accepted connection stays open. */
async function connectionFrom(address: string): Promise<number> {
  const asked = ['GET /process/ABCDEFGHJK HTTP/1.1', `X-Forwarded-For: ${address}`, ...UPGRADE];
  const { status, socket } = await rawRequest(server.url, asked);
  connections.push(socket);
  return status;
}

const JOIN = '/matchmake/joinById/ABCDEFGHJK';
const UNAUTHORIZED = 401;
const TOO_MANY = 429;
const OK = 200;
const CREATED = 201;
const SWITCHING = 101;
const NOT_FOUND = 404;

it('eight friends behind one address, with their phones and a television, are never refused', async () => {
  expect(await statusesOf(17, '203.0.113.1', '/api/guests', { name: 'Ann' })).toEqual(new Set([CREATED]));
  expect(await statusesOf(17, '203.0.113.1', JOIN, {})).not.toContain(TOO_MANY);
});

it('an address that creates too many guests is refused, and no other is', async () => {
  expect(await statusesOf(100, '203.0.113.2', '/api/guests', { name: 'Mallory' })).toEqual(new Set([CREATED, TOO_MANY]));
  expect(await statusesOf(1, '203.0.113.3', '/api/guests', { name: 'Ann' })).toEqual(new Set([CREATED]));
});

it('an address that requests too many pages and files is refused, and no other is', async () => {
  const ask = async (address: string): Promise<number> => {
    const headers = { connection: 'close', 'x-forwarded-for': address };
    return (await fetch(`${server.url}/healthz`, { headers })).status;
  };
  const asked = await Promise.all(Array.from({ length: 260 }, () => ask('203.0.113.12')));
  expect(asked.filter((status) => status === TOO_MANY)).toHaveLength(10);
  expect(await ask('203.0.113.13')).toBe(OK);
});

it('an address that guesses pass codes is refused after a few tries, and no other is', async () => {
  const guess = { pass: '23456789' };
  expect(await statusesOf(30, '203.0.113.10', '/api/passes/taken', guess)).toEqual(new Set([UNAUTHORIZED]));
  expect(await statusesOf(30, '203.0.113.10', '/api/passes/taken', guess)).toEqual(new Set([TOO_MANY]));
  // A request for a pass's holder would be a guess as well.
  expect(await statusesOf(1, '203.0.113.10', '/api/passes/holder', guess)).toEqual(new Set([TOO_MANY]));
  expect(await statusesOf(1, '203.0.113.11', '/api/passes/taken', guess)).toEqual(new Set([UNAUTHORIZED]));
  expect(await statusesOf(1, '203.0.113.11', '/api/passes/holder', guess)).toEqual(new Set([UNAUTHORIZED]));
});

it('an address that joins tables too often is refused, and no other is', async () => {
  expect(await statusesOf(200, '203.0.113.4', JOIN, {})).toContain(TOO_MANY);
  expect(await statusesOf(1, '203.0.113.5', JOIN, {})).not.toContain(TOO_MANY);
});

it('an address that sends too many API requests is refused, and no other is', async () => {
  const ask = async (address: string): Promise<number> =>
    (await fetch(`${server.url}/api/tables/ABCDEFGHJK`, { headers: { connection: 'close', 'x-forwarded-for': address } })).status;
  const statuses = await Promise.all(Array.from({ length: 120 }, () => ask('203.0.113.6')));
  expect(new Set(statuses)).toEqual(new Set([NOT_FOUND, TOO_MANY]));
  expect(await ask('203.0.113.7')).toBe(NOT_FOUND);
});

it('an address that opens too many connections is refused, and no other is', async () => {
  const statuses = await Promise.all(Array.from({ length: 40 }, () => connectionFrom('203.0.113.8')));
  expect(statuses.filter((status) => status === SWITCHING).length).toBeGreaterThanOrEqual(25);
  expect(statuses).toContain(TOO_MANY);
  expect(await connectionFrom('203.0.113.9')).toBe(SWITCHING);
});
