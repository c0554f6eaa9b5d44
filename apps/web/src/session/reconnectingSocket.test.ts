// @vitest-environment happy-dom
import { type GuestId, refusal, type TableCode } from '@chinwag/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReconnectingSocket } from './reconnectingSocket.ts';
import type { Connection } from './connection.ts';
import { newTableStore } from './tableModel.ts';
import { FakeConnections } from './testing/fakeConnections.ts';

const made: ReconnectingSocket[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  // Every wait has its maximum length.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  for (const socket of made.splice(0)) socket.stop('away');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const nothing = () => undefined;

/** Returns a socket that has not been started, its future connections, its states and its messages. */
function keeping(reach: 'network' | 'device' = 'network') {
  const connections = new FakeConnections();
  const store = newTableStore();
  const guest = { token: 'first' };
  const use = { up: vi.fn<(connection: Connection) => void>(), down: vi.fn<() => void>(), over: vi.fn<() => void>() };
  const heardTable = vi.fn<(table: unknown) => void>();
  const socket = new ReconnectingSocket(
    {
      code: 'ABCDEFGHJK' as TableCode,
      guest: () => ({ guest: { id: 'marta' as GuestId, name: 'Marta' }, ...guest }),
      openConnection: connections.open,
      reach,
    },
    store,
    {
      listeners: (heard) => ({
        table: heard(heardTable), snapshot: nothing, events: nothing, said: nothing, sign: nothing, nudge: nothing, clocks: nothing,
        timeOut: nothing, shuffle: nothing, otherDevice: nothing, elsewhere: (elsewhere) => store.setState({ elsewhere }),
      }),
      ...use,
    },
  );
  made.push(socket);
  return { socket, connections, guest, use, heardTable, status: () => store.getState().status, model: () => store.getState() };
}

/** Resolves with the same, connected. */
async function connected() {
  const around = keeping();
  around.socket.start();
  await settle();
  return around;
}

describe('a connection closed for a revoked token', () => {
  it('is reopened with the browser’s current token', async () => {
    const { connections, guest, status } = await connected();
    connections.connection.tell.closed(refusal('token-revoked'));
    guest.token = 'second';
    await pass(500);
    expect(connections.connection.token).toBe('second');
    expect(status()).toEqual({ name: 'live', after: 'loss' });
  });

  it('is given up when the server refuses the token again, as another device was chosen', async () => {
    const { connections, status } = await connected();
    connections.comes = refusal('token-revoked');
    connections.connection.tell.closed(refusal('token-revoked'));
    await pass(60_000);
    expect(status()).toEqual({ name: 'refused', refusal: refusal('token-revoked') });
    expect(connections.attempts).toBe(2);
  });
});

describe('an opening connection', () => {
  it('is live, and is reported as up', async () => {
    const { socket, connections, use, status } = await connected();
    expect(status()).toEqual({ name: 'live', after: 'opening' });
    expect(connections.connection).toMatchObject({ code: 'ABCDEFGHJK', token: 'first' });
    expect(use.up).toHaveBeenCalledExactlyOnceWith(socket.connection);
  });

  it('is not retried after a refusal by the server', async () => {
    const { socket, connections, use, status } = keeping();
    connections.comes = refusal('table-full');
    socket.start();
    await pass(60_000);
    expect(status()).toEqual({ name: 'refused', refusal: refusal('table-full') });
    expect(use.over).toHaveBeenCalledOnce();
    expect(connections.attempts).toBe(1);
  });

  it('is retried with growing waits while the server is away, and at once on request', async () => {
    const { socket, connections, status } = keeping();
    connections.comes = 'unreachable';
    socket.start();
    await settle();
    expect(status()).toEqual({ name: 'restarting', attempt: 1, retryAt: performance.now() + 500 });
    await pass(500);
    expect(status()).toEqual({ name: 'restarting', attempt: 2, retryAt: performance.now() + 1000 });
    connections.comes = 'line';
    socket.retryNow();
    await settle();
    expect(status()).toEqual({ name: 'live', after: 'loss' });
    await pass(60_000);
    expect(connections.attempts).toBe(3);
  });

  it('is retried after the refusal of a stopping server', async () => {
    const { socket, connections, status } = keeping();
    connections.comes = refusal('server-stopping');
    socket.start();
    await settle();
    expect(status()).toMatchObject({ name: 'restarting' });
    connections.comes = 'line';
    await pass(500);
    expect(status()).toMatchObject({ name: 'live' });
  });

  it('requests entry every three seconds until it is let in', async () => {
    const { socket, connections, status } = keeping();
    connections.comes = refusal('door-knock');
    socket.start();
    await pass(6000);
    expect(status()).toEqual({ name: 'requesting-entry' });
    expect(connections.attempts).toBe(3);
    connections.comes = 'line';
    await pass(3000);
    expect(status()).toEqual({ name: 'live', after: 'opening' });
  });

  it('is closed if it opens after the player left', async () => {
    const { socket, connections, use, status } = keeping();
    socket.start();
    socket.stop('leaving');
    await settle();
    expect(connections.connection.closedAs).toBe('away');
    expect(use.up).not.toHaveBeenCalled();
    expect(status()).toEqual({ name: 'connecting' });
  });

  it('uses the current token', async () => {
    const { guest, connections } = await connected();
    guest.token = 'second';
    connections.end(null);
    await pass(500);
    expect(connections.connection.token).toBe('second');
  });

  it('resets the elsewhere state of the previous connection', async () => {
    const { connections, model } = await connected();
    connections.connection.tell.elsewhere(true);
    expect(model().elsewhere).toBe(true);
    connections.end(null);
    await pass(500);
    expect(model().elsewhere).toBe(false);
  });
});

describe('a lost connection', () => {
  it('is given up when the host removes the player, or too many tabs are open', async () => {
    for (const code of ['removed-from-table', 'too-many-tabs'] as const) {
      const { socket, connections, use, status } = await connected();
      connections.end(refusal(code));
      await pass(60_000);
      expect(status()).toEqual({ name: 'refused', refusal: refusal(code) });
      expect(connections.attempts).toBe(1);
      expect(use.over).toHaveBeenCalledOnce();
      expect(socket.connection).toBeNull();
    }
  });

  it('is reopened when the server says that it stops', async () => {
    const { connections, use, status } = await connected();
    connections.end(refusal('server-stopping'));
    expect(status()).toMatchObject({ name: 'restarting', attempt: 1 });
    expect(use.down).toHaveBeenCalledOnce();
    await pass(500);
    expect(status()).toEqual({ name: 'live', after: 'loss' });
    expect(connections.attempts).toBe(2);
  });

  it('resumes when it was only dropped', async () => {
    const { connections, use, status } = await connected();
    connections.drop();
    expect(status()).toEqual({ name: 'reconnecting', attempt: 1 });
    expect(use.down).toHaveBeenCalledOnce();
    connections.connection.tell.resumed();
    expect(status()).toEqual({ name: 'live', after: 'loss' });
    expect(use.up).toHaveBeenCalledTimes(2);
    expect(connections.attempts).toBe(1);
  });

  it('is offline without a network, and checks with the table when the network is back', async () => {
    const { connections, use, status } = await connected();
    window.dispatchEvent(new Event('offline'));
    expect(status()).toEqual({ name: 'offline' });
    expect(use.down).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('online'));
    expect(status()).toEqual({ name: 'reconnecting', attempt: 1 });
    connections.requests('resync')[0]?.answer({ ok: true });
    await settle();
    expect(status()).toEqual({ name: 'live', after: 'loss' });
  });

  it('ignores the table’s response on the previous connection', async () => {
    const { connections, use, status } = await connected();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    const [asked] = connections.requests('resync');
    // The connection is lost before its pending requests are answered or given up.
    connections.connection.tell.closed(null);
    await pass(1000);
    expect(connections.attempts).toBe(2);
    connections.drop();
    expect(status()).toEqual({ name: 'reconnecting', attempt: 1 });
    use.up.mockClear();
    asked?.answer({ ok: true });
    await settle();
    expect(status()).toEqual({ name: 'reconnecting', attempt: 1 });
    expect(use.up).not.toHaveBeenCalled();
  });

  it('is reopened at once, without a wait, when the network is back', async () => {
    const { connections, status } = await connected();
    window.dispatchEvent(new Event('offline'));
    connections.comes = 'unreachable';
    connections.end(null);
    await pass(400);
    expect(status()).toEqual({ name: 'offline' });
    connections.comes = 'line';
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(status()).toEqual({ name: 'live', after: 'loss' });
  });

  it('is not retried after stop', async () => {
    const { socket, connections } = await connected();
    connections.end(null);
    socket.stop('away');
    socket.retryNow();
    window.dispatchEvent(new Event('online'));
    await pass(60_000);
    expect(connections.attempts).toBe(1);
  });
});

describe('a user of the connection', () => {
  it('hears nothing from a stopped connection, even after another has opened', async () => {
    const { socket, connections, heardTable } = await connected();
    const { tell } = connections.connection;
    tell.table('before');
    socket.stop('away');
    socket.start();
    await settle();
    tell.table('after');
    expect(heardTable).toHaveBeenCalledExactlyOnceWith('before');
  });

  it('hears of no lost network if the connection is on the device', async () => {
    const { socket, use, status } = keeping('device');
    socket.start();
    await settle();
    window.dispatchEvent(new Event('offline'));
    expect(status()).toMatchObject({ name: 'live' });
    expect(use.down).not.toHaveBeenCalled();
  });

  it('can give up while another connection opens, which is then closed', async () => {
    const { socket, connections, use, status } = await connected();
    let open: () => void = () => undefined;
    connections.opening = () => new Promise((resolve) => (open = resolve));
    connections.end(null);
    await pass(500);
    socket.giveUp(refusal('table-not-found'));
    open();
    await pass(60_000);
    expect(connections.connection.closedAs).toBe('away');
    expect(use.up).toHaveBeenCalledOnce();
    expect(status()).toEqual({ name: 'refused', refusal: refusal('table-not-found') });
  });

  it('can give up before a retry, which is then cancelled', async () => {
    const { socket, connections } = await connected();
    connections.end(null);
    socket.giveUp(refusal('table-not-found'));
    await pass(60_000);
    expect(connections.attempts).toBe(1);
  });

  it('can give up with a reason', async () => {
    const { socket, connections, use, status } = await connected();
    socket.giveUp(refusal('table-not-found'));
    await pass(60_000);
    expect(connections.connection.closedAs).toBe('away');
    expect(use.over).toHaveBeenCalledOnce();
    expect(status()).toEqual({ name: 'refused', refusal: refusal('table-not-found') });
    expect(connections.attempts).toBe(1);
  });
});

describe('a page that is visible again', () => {
  let hidden = false;
  beforeEach(() => {
    hidden = false;
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  });
  afterEach(() => vi.restoreAllMocks());

  /** Lets the phone sleep for this many ms, during which no code of the page runs, and wakes it. */
  async function sleep(milliseconds: number): Promise<void> {
    hidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    const slept = performance.now() + milliseconds;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(slept);
    hidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    clock.mockRestore();
    await settle();
  }

  it('retries an unreachable server at once', async () => {
    const { connections } = await connected();
    connections.comes = 'unreachable';
    connections.end(null);
    await pass(60_000);
    const tried = connections.attempts;
    connections.comes = 'line';
    await sleep(100);
    expect(connections.attempts).toBe(tried + 1);
  });

  it('replaces a reconnecting connection at once', async () => {
    const { connections, status } = await connected();
    connections.drop();
    const [first] = [connections.connection];
    await sleep(100);
    connections.requests('resync')[0]?.answer(null);
    await settle();
    expect([connections.attempts, first.closedAs, status()]).toEqual([2, 'away', { name: 'live', after: 'loss' }]);
  });

  it('replaces an open connection if the table does not answer within three seconds', async () => {
    const { connections, status } = await connected();
    await sleep(60_000);
    expect(connections.attempts).toBe(1);
    await pass(2500);
    expect([connections.attempts, status()]).toEqual([2, { name: 'live', after: 'loss' }]);
  });

  it('keeps a connection on which the table answers', async () => {
    const { connections, status } = await connected();
    await sleep(60_000);
    connections.requests('resync')[0]?.answer({ ok: true });
    await pass(60_000);
    expect([connections.attempts, status()]).toEqual([1, { name: 'live', after: 'opening' }]);
  });

  it('sends no request after a short absence', async () => {
    const { connections } = await connected();
    await sleep(2000);
    expect(connections.requests('resync')).toEqual([]);
  });

  it('checks the connection after a restore from the back/forward cache', async () => {
    const { connections } = await connected();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settle();
    expect(connections.requests('resync')).toHaveLength(1);
  });
});
