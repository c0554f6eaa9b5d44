import { afterEach, describe, expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import { rawRequest } from './support/raw-request.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './support/test-server.ts';

const TOKEN = 'a-token-that-nobody-guesses';
const COUNTED = 'chinwag_tables 0';

let server: TestServer;
afterEach(() => server.close());

/** Starts a server. Resolves with functions that request the status, the code of a refusal, and the whole response. */
async function open(options: TestServerOptions = {}) {
  server = await startTestServer(options);
  return async (path: string, headers: Record<string, string> = {}, url = server.url) => {
    const response = await fetch(`${url}${path}`, { headers: { connection: 'close', ...headers } });
    const text = await response.text();
    return { status: response.status, code: /"code":"([\w-]+)"/.exec(text)?.[1] ?? null, text };
  };
}

/** Returns a store whose probe never resolves. */
function withoutProbe(store: Store): Store {
  return new Proxy(store, {
    get: (of, name) => (name === 'probe' ? () => new Promise(() => undefined) : Reflect.get(of, name).bind(of)),
  });
}

describe('health', () => {
  it('reports that the server is live and ready', async () => {
    const ask = await open();
    expect(await ask('/healthz')).toMatchObject({ status: 200, text: '{"ok":true}' });
    expect(await ask('/healthz/ready')).toMatchObject({ status: 200, text: '{"ok":true}' });
  });

  it('reports in time that the server is live but not ready, if the store does not answer', async () => {
    const ask = await open({ wrapStore: withoutProbe });
    const asked = ask('/healthz/ready');
    expect(await ask('/healthz')).toMatchObject({ status: 200 });
    expect(await asked).toMatchObject({ status: 503, code: 'store-silent' });
  });
});

describe('the metrics', () => {
  it('are available on this machine, but not through a proxy', async () => {
    const ask = await open();
    expect((await ask('/metrics')).text).toContain(COUNTED);
    expect(await ask('/metrics', { 'x-forwarded-for': '203.0.113.1' })).toMatchObject({ status: 403, code: 'metrics-for-local' });
  });

  it('are available only with the token, if there is one', async () => {
    const ask = await open({ metricsToken: TOKEN });
    const shown = { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.1' };
    expect((await ask('/metrics', shown)).text).toContain(COUNTED);
    for (const authorization of [`Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, TOKEN, 'Bearer ', '']) {
      expect(await ask('/metrics', { authorization })).toMatchObject({ status: 401, code: 'metrics-for-token' });
    }
  });

  it('are available only on their own port, if there is one, and so is health', async () => {
    const ask = await open({ metricsPort: 0 });
    expect(await ask('/metrics')).toMatchObject({ status: 404, code: 'metrics-for-nobody' });
    expect((await ask('/metrics', { 'x-forwarded-for': '203.0.113.1' }, server.metricsUrl)).text).toContain(COUNTED);
    expect(await ask('/healthz/ready', {}, server.metricsUrl)).toMatchObject({ status: 200 });
    expect(await ask('/api/tables', {}, server.metricsUrl)).toMatchObject({ status: 404, code: 'address-unknown' });
  });

  it('have the same headers on their own port, and accept a request without a host', async () => {
    await open({ metricsPort: 0 });
    const hostless = await rawRequest(server.metricsUrl, ['GET /healthz HTTP/1.1']);
    hostless.socket.destroy();
    expect(hostless.status).toBe(200);
    expect(hostless.text).toContain("Content-Security-Policy: default-src 'self'");
  });

  it('require the token on their own port too', async () => {
    const ask = await open({ metricsPort: 0, metricsToken: TOKEN });
    expect(await ask('/metrics', {}, server.metricsUrl)).toMatchObject({ status: 401 });
    expect((await ask('/metrics', { authorization: `Bearer ${TOKEN}` }, server.metricsUrl)).text).toContain(COUNTED);
  });
});
