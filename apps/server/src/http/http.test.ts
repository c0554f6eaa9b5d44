import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type NewGuest, type Pass, passCodeSchema } from '@chinwag/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownAddresses } from '../api/own-addresses.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { ask, granted, newGuest, newTable } from '../tests/support/api.ts';
import { rawRequest } from '../tests/support/raw-request.ts';
import { temporaryDirectory } from '../tests/support/temporary-directory.ts';
import { startTestServer, type TestServer } from '../tests/support/test-server.ts';

const PAGE = '<!doctype html><title>Chinwag</title>';
const SCRIPT = `console.log(${JSON.stringify('a'.repeat(5000))})`;

const ICON = `<svg>${' '.repeat(50_000)}</svg>`;
const SCRIPT_AT = '/assets/index-1a2b3c.js';

const web = temporaryDirectory();
let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(web.path, 'assets'));
  writeFileSync(join(web.path, 'index.html'), PAGE);
  const script = join(web.path, 'assets', 'index-1a2b3c.js');
  writeFileSync(script, SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
  writeFileSync(join(web.path, 'icon.svg'), ICON);
  server = await startTestServer({ webDirectory: web.path });
});
afterAll(async () => {
  await server.close();
  web.remove();
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.url}${path}`, { headers });

describe('the browser app', () => {
  it.each(['/', '/t/ABCDEFGHJK', '/rules/chinkway', '/nowhere'])('serves one page at every address: %s', async (path) => {
    const response = await get(path);
    expect(await response.text()).toBe(PAGE);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.status).toBe(path === '/nowhere' ? 404 : 200);
  });

  it('has hashed files cached forever, and all others revalidated', async () => {
    expect((await get(SCRIPT_AT)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/icon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it('returns 404 for a hashed file of another build instead of the page', async () => {
    const response = await get('/assets/index-old.js');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'address-unknown' });
  });

  it('has security headers that allow only its own origin', async () => {
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.has('x-powered-by')).toBe(false);
  });

  it.each(['/matchmake/joinById/ABCDEFGHJK', '/__healthcheck', '/api/fly', '/healthz', '/assets/index-old.js'])(
    'has the same security headers on every response, including those of Colyseus: %s',
    async (path) => {
      const { headers } = await fetch(`${server.url}${path}`, { method: path.startsWith('/matchmake') ? 'POST' : 'GET' });
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(headers.get(name)).toBe(value);
    },
  );

  it('is the only origin that can read responses in a browser', async () => {
    const { headers } = await get('/api/tables/ABCDEFGHJK', { origin: 'https://elsewhere.example' });
    expect(headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe('a file of the browser app', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliCompressSync(SCRIPT)],
    ['gzip', 'gzip', gzipSync(SCRIPT)],
    ['br;q=0', null, Buffer.from(SCRIPT)],
  ])('is sent as compressed at build time: a client that accepts %s gets %s', async (accepted, encoding, bytes) => {
    const { text, socket } = await rawRequest(server.url, [`GET ${SCRIPT_AT} HTTP/1.1`, `Accept-Encoding: ${accepted}`]);
    socket.destroy();
    expect(/^content-encoding: (.*)\r$/im.exec(text)?.[1] ?? null).toBe(encoding);
    expect(text).toMatch(new RegExp(`^content-length: ${bytes.length}\r$`, 'im'));
    const response = await get(SCRIPT_AT, { 'accept-encoding': accepted });
    expect(await response.text()).toBe(SCRIPT);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it('is sent uncompressed if it was not compressed at build time', async () => {
    const { headers } = await get('/icon.svg', { 'accept-encoding': 'br, gzip' });
    expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual([null, String(ICON.length)]);
  });

  it('has a separate etag for each encoding, and is not sent again to a browser that has it', async () => {
    const tagOf = async (accepted: string) => (await get(SCRIPT_AT, { 'accept-encoding': accepted })).headers.get('etag') ?? '';
    const tags = [await tagOf('br'), await tagOf('gzip'), await tagOf('identity')];
    expect(new Set(tags).size).toBe(3);
    // By hand, because `fetch` would bypass every cache.
    const statusOf = async (accepted: string): Promise<number> => {
      const headers = [`If-None-Match: ${tags[0]}`, `Accept-Encoding: ${accepted}`, 'Connection: close'];
      return (await rawRequest(server.url, [`GET ${SCRIPT_AT} HTTP/1.1`, ...headers])).status;
    };
    expect([await statusOf('br'), await statusOf('gzip')]).toEqual([304, 200]);
  });

  it('answers a HEAD request with its headers only', async () => {
    const { headers, status } = await fetch(`${server.url}${SCRIPT_AT}`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect([status, headers.get('content-encoding'), headers.get('content-length')])
      .toEqual([200, 'br', String(brotliCompressSync(SCRIPT).length)]);
  });

  it.each([
    ['bytes=0-6', 206, `bytes 0-6/${SCRIPT.length}`, 'console'],
    ['bytes=-2', 206, `bytes ${SCRIPT.length - 2}-${SCRIPT.length - 1}/${SCRIPT.length}`, '")'],
    ['bytes=0-1,4-5', 200, null, SCRIPT],
    ['lines=1-2', 200, null, SCRIPT],
  ])('answers a range request uncompressed: %s', async (range, status, contentRange, text) => {
    const response = await get(SCRIPT_AT, { 'accept-encoding': 'br, gzip', range });
    expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange]);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe(text);
  });

  it('answers a range beyond its end with 416', async () => {
    const { status, headers } = await get(SCRIPT_AT, { range: 'bytes=99999-' });
    expect([status, headers.get('content-range')]).toEqual([416, `bytes */${SCRIPT.length}`]);
    expect(headers.get('cache-control')).toBeNull();
  });

  it('is sent whole if it has changed since its first part', async () => {
    const response = await get(SCRIPT_AT, { range: 'bytes=0-6', 'if-range': '"another"' });
    expect([response.status, await response.text()]).toEqual([200, SCRIPT]);
  });

  it('cannot be requested by the address of its compressed copy', async () => {
    expect((await get(`${SCRIPT_AT}.br`)).status).toBe(404);
  });
});

describe('a response', () => {
  it('of a few kilobytes is compressed for clients that accept it, with the same content', async () => {
    const ann = await newGuest(server.url, 'Ann');
    for (let opened = 0; opened < 8; opened++) await newTable(server.url, ann);
    const list = (accepted: string) => get('/api/tables', { authorization: `Bearer ${ann.token}`, 'accept-encoding': accepted });
    const [compressed, plain] = [await list('br, gzip'), await list('br')];
    expect([compressed, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null]);
    expect(Number(compressed.headers.get('content-length'))).toBeLessThan(Number(plain.headers.get('content-length')) / 2);
    expect(compressed.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(compressed.headers.get('vary')).toBe('Accept-Encoding');
    expect(await compressed.json()).toEqual(await plain.json());
  });
});

describe('the API', () => {
  it('recognizes a guest by the token, and changes the guest’s name', async () => {
    const ann = await newGuest(server.url, 'Ann');
    expect(await ask(server.url, '/guests', { token: ann.token, body: { name: 'Anna' } })).toMatchObject({
      httpStatus: 200,
      guest: { id: ann.guest.id, name: 'Anna' },
    });
  });

  it('makes another device the same guest’s for a pass, once, and for nothing else', async () => {
    const ann = await newGuest(server.url, 'Ann');
    const { pass } = granted(await ask<Pass>(server.url, '/passes', { token: ann.token }));
    const there = granted(await ask<NewGuest>(server.url, '/passes/taken', { body: { pass } }));
    expect(there.guest).toEqual(ann.guest);
    const anna = granted(await ask<NewGuest>(server.url, '/guests', { token: there.token, body: { name: 'Anna' } }));
    expect(anna.guest.id).toBe(ann.guest.id);
    const refused = { code: 'pass-invalid', httpStatus: 401 };
    expect(passCodeSchema.safeParse(pass).success).toBe(true);
    for (const other of [pass, ann.token, 'AAAAAAAA', '']) {
      expect(await ask(server.url, '/passes/taken', { body: { pass: other } })).toMatchObject(refused);
    }
    expect(await ask(server.url, '/tables', { method: 'GET', token: pass })).toMatchObject({ code: 'token-invalid' });
    expect(await ask(server.url, '/passes', {})).toMatchObject({ code: 'token-missing' });
  });

  it('returns the table of a pass only when it is taken, and accepts nothing but a table code', async () => {
    const ann = await newGuest(server.url, 'Ann');
    const made = await ask<Pass>(server.url, '/passes', { token: ann.token, body: { table: 'ABCDE23456' } });
    const { pass } = granted(made);
    expect(await ask(server.url, '/passes/holder', { body: { pass } })).not.toHaveProperty('table');
    expect(await ask(server.url, '/passes/taken', { body: { pass } })).toMatchObject({ guest: ann.guest, table: 'ABCDE23456' });
    expect(await ask(server.url, '/passes', { token: ann.token, body: { table: '/evil' } })).toMatchObject({ ok: false });
  });

  it('returns the holder of a pass without using it up, and nothing else', async () => {
    const ann = await newGuest(server.url, 'Ann');
    const { pass } = granted(await ask<Pass>(server.url, '/passes', { token: ann.token }));
    const holderOf = (code: string) => ask(server.url, '/passes/holder', { body: { pass: code } });
    const named = { ok: true, httpStatus: 200, guest: ann.guest };
    expect([await holderOf(pass), await holderOf(pass)]).toEqual([named, named]);
    expect(await ask(server.url, '/passes/taken', { body: { pass } })).toMatchObject({ ok: true, guest: ann.guest });
    for (const other of [pass, 'AAAAAAAA', '']) {
      expect(await holderOf(other)).toMatchObject({ code: 'pass-invalid', httpStatus: 401 });
    }
  });

  it.each(['/api', '/api/fly', '/api/tables/a/b'])('returns 404 at unknown addresses: %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ ok: false, code: 'address-unknown' });
  });
});

describe('the operator’s endpoints', () => {
  it('report that the server is up', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ ok: true });
  });

  it('count refusals', async () => {
    const response = await get('/metrics');
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).toContain('chinwag_refusals_total{code="address-unknown"} 7');
  });
});

describe('the /api/reach endpoint', () => {
  it('returns the machine’s addresses to a page opened on localhost, where nobody else can reach the server', async () => {
    const { port } = new URL(server.url);
    const response = await get('/api/reach');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true, origins: ownAddresses().map((address) => `http://${address}:${port}`) });
  });

  it.each([
    ['by another name', ['Host: cards.example.org']],
    ['through a proxy', ['Host: localhost', 'X-Forwarded-For: 203.0.113.7']],
  ])('returns 404 to a request %s', async (_, headers) => {
    const { status } = await rawRequest(server.url, ['GET /api/reach HTTP/1.1', ...headers, 'Connection: close']);
    expect(status).toBe(404);
  });
});
