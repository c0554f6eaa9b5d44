// @vitest-environment happy-dom
import { type GuestId, refusal, type TableCode } from '@chinwag/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptLine } from './keptLine.ts';
import type { Line } from './line.ts';
import { newTableStore } from './tableModel.ts';
import { FakeLines } from './testing/fakeLines.ts';

const made: KeptLine[] = [];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const kept of made.splice(0)) kept.stop('away');
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const nothing = () => undefined;

/** A line to keep that is not opened yet, the lines that it will be, what becomes of it and what is heard. */
function keeping(reach: 'network' | 'device' = 'network') {
  const lines = new FakeLines();
  const store = newTableStore();
  const guest = { token: 'first' };
  const use = { up: vi.fn<(line: Line) => void>(), down: vi.fn<() => void>(), over: vi.fn<() => void>() };
  const heardTable = vi.fn<(told: unknown) => void>();
  const kept = new KeptLine(
    {
      code: 'ABCDEFGHJK' as TableCode,
      guest: () => ({ guest: { id: 'marta' as GuestId, name: 'Marta' }, ...guest }),
      openLine: lines.open,
      reach,
    },
    store,
    {
      listeners: (heard) => ({
        table: heard(heardTable), snapshot: nothing, events: nothing, said: nothing, sign: nothing, nudge: nothing, clocks: nothing,
        timeOut: nothing, shuffle: nothing, elsewhere: (elsewhere) => store.setState({ elsewhere }),
      }),
      ...use,
    },
  );
  made.push(kept);
  return { kept, lines, guest, use, heardTable, status: () => store.getState().status, model: () => store.getState() };
}

/** The same, up. */
async function keptUp() {
  const around = keeping();
  around.kept.start();
  await settle();
  return around;
}

describe('a line that is opened', () => {
  it('is up, and is told so', async () => {
    const { kept, lines, use, status } = await keptUp();
    expect(status()).toEqual({ name: 'live', after: 'opening' });
    expect(lines.line).toMatchObject({ code: 'ABCDEFGHJK', token: 'first' });
    expect(use.up).toHaveBeenCalledExactlyOnceWith(kept.line);
  });

  it('is not tried again after a refusal by the house', async () => {
    const { kept, lines, use, status } = keeping();
    lines.comes = refusal('table-full');
    kept.start();
    await pass(60_000);
    expect(status()).toEqual({ name: 'refused', refusal: refusal('table-full') });
    expect(use.over).toHaveBeenCalledOnce();
    expect(lines.attempts).toBe(1);
  });

  it('is tried again, later each time, while the server is away, and at once if one asks for it', async () => {
    const { kept, lines, status } = keeping();
    lines.comes = 'unreachable';
    kept.start();
    await settle();
    expect(status()).toEqual({ name: 'restarting', attempt: 1, retryAt: performance.now() + 500 });
    await pass(500);
    expect(status()).toEqual({ name: 'restarting', attempt: 2, retryAt: performance.now() + 1000 });
    lines.comes = 'line';
    kept.retryNow();
    await settle();
    expect(status()).toEqual({ name: 'live', after: 'loss' });
    await pass(60_000);
    expect(lines.attempts).toBe(3);
  });

  it('is tried again after a refusal that passes by itself: a server that is stopping', async () => {
    const { kept, lines, status } = keeping();
    lines.comes = refusal('server-stopping');
    kept.start();
    await settle();
    expect(status()).toMatchObject({ name: 'restarting' });
    lines.comes = 'line';
    await pass(500);
    expect(status()).toMatchObject({ name: 'live' });
  });

  it('knocks every three seconds where somebody has to let one in', async () => {
    const { kept, lines, status } = keeping();
    lines.comes = refusal('door-knock');
    kept.start();
    await pass(6000);
    expect(status()).toEqual({ name: 'knocking' });
    expect(lines.attempts).toBe(3);
    lines.comes = 'line';
    await pass(3000);
    expect(status()).toEqual({ name: 'live', after: 'opening' });
  });

  it('is hung up where it comes after one has left', async () => {
    const { kept, lines, use, status } = keeping();
    kept.start();
    kept.stop('leaving');
    await settle();
    expect(lines.line.closedAs).toBe('away');
    expect(use.up).not.toHaveBeenCalled();
    expect(status()).toEqual({ name: 'connecting' });
  });

  it('is asked for with the token of the moment', async () => {
    const { guest, lines } = await keptUp();
    guest.token = 'second';
    lines.end(null);
    await pass(500);
    expect(lines.line.token).toBe('second');
  });

  it('is played on, whatever was told on the one before', async () => {
    const { lines, model } = await keptUp();
    lines.line.tell.elsewhere(true);
    expect(model().elsewhere).toBe(true);
    lines.end(null);
    await pass(500);
    expect(model().elsewhere).toBe(false);
  });
});

describe('a line that is lost', () => {
  it('is given up for good when the host removes one, or when it is open in too many tabs', async () => {
    for (const code of ['removed-from-table', 'too-many-tabs'] as const) {
      const { kept, lines, use, status } = await keptUp();
      lines.end(refusal(code));
      await pass(60_000);
      expect(status()).toEqual({ name: 'refused', refusal: refusal(code) });
      expect(lines.attempts).toBe(1);
      expect(use.over).toHaveBeenCalledOnce();
      expect(kept.line).toBeNull();
    }
  });

  it('is opened anew when the server says that it stops', async () => {
    const { lines, use, status } = await keptUp();
    lines.end(refusal('server-stopping'));
    expect(status()).toMatchObject({ name: 'restarting', attempt: 1 });
    expect(use.down).toHaveBeenCalledOnce();
    await pass(500);
    expect(status()).toEqual({ name: 'live', after: 'loss' });
    expect(lines.attempts).toBe(2);
  });

  it('is the same line when it was only dropped', async () => {
    const { lines, use, status } = await keptUp();
    lines.drop();
    expect(status()).toEqual({ name: 'reconnecting', attempt: 1 });
    expect(use.down).toHaveBeenCalledOnce();
    lines.line.tell.resumed();
    expect(status()).toEqual({ name: 'live', after: 'loss' });
    expect(use.up).toHaveBeenCalledTimes(2);
    expect(lines.attempts).toBe(1);
  });

  it('says that there is no network for as long as there is none, and asks the table when it is back', async () => {
    const { lines, use, status } = await keptUp();
    window.dispatchEvent(new Event('offline'));
    expect(status()).toEqual({ name: 'offline' });
    expect(use.down).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('online'));
    expect(status()).toEqual({ name: 'reconnecting', attempt: 1 });
    lines.asked('resync')[0]?.answer({ ok: true });
    await settle();
    expect(status()).toEqual({ name: 'live', after: 'loss' });
  });

  it('is not up again by what the table answers on the one before it', async () => {
    const { lines, use, status } = await keptUp();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    const [asked] = lines.asked('resync');
    // It is lost before what was asked on it is answered, or given up.
    lines.line.tell.closed(null);
    await pass(1000);
    expect(lines.attempts).toBe(2);
    lines.drop();
    expect(status()).toEqual({ name: 'reconnecting', attempt: 1 });
    use.up.mockClear();
    asked?.answer({ ok: true });
    await settle();
    expect(status()).toEqual({ name: 'reconnecting', attempt: 1 });
    expect(use.up).not.toHaveBeenCalled();
  });

  it('is opened at once, not after the wait, when the network is back', async () => {
    const { lines, status } = await keptUp();
    window.dispatchEvent(new Event('offline'));
    lines.comes = 'unreachable';
    lines.end(null);
    await pass(400);
    expect(status()).toEqual({ name: 'offline' });
    lines.comes = 'line';
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(status()).toEqual({ name: 'live', after: 'loss' });
  });

  it('is not looked for any more after one has hung up', async () => {
    const { kept, lines } = await keptUp();
    lines.end(null);
    kept.stop('away');
    kept.retryNow();
    window.dispatchEvent(new Event('online'));
    await pass(60_000);
    expect(lines.attempts).toBe(1);
  });
});

describe('one who hears what a line tells', () => {
  it('hears nothing more of it after hanging up, also once another has been opened', async () => {
    const { kept, lines, heardTable } = await keptUp();
    const { tell } = lines.line;
    tell.table('before');
    kept.stop('away');
    kept.start();
    await settle();
    tell.table('after');
    expect(heardTable).toHaveBeenCalledExactlyOnceWith('before');
  });

  it('hears of no network where the line stays on the device', async () => {
    const { kept, use, status } = keeping('device');
    kept.start();
    await settle();
    window.dispatchEvent(new Event('offline'));
    expect(status()).toMatchObject({ name: 'live' });
    expect(use.down).not.toHaveBeenCalled();
  });

  it('can give it up for good while another is being opened, which is hung up when it comes', async () => {
    const { kept, lines, use, status } = await keptUp();
    let open: () => void = () => undefined;
    lines.opening = () => new Promise((resolve) => (open = resolve));
    lines.end(null);
    await pass(500);
    kept.giveUp(refusal('table-not-found'));
    open();
    await pass(60_000);
    expect(lines.line.closedAs).toBe('away');
    expect(use.up).toHaveBeenCalledOnce();
    expect(status()).toEqual({ name: 'refused', refusal: refusal('table-not-found') });
  });

  it('can give it up for good while one waits to open another, which is opened no more', async () => {
    const { kept, lines } = await keptUp();
    lines.end(null);
    kept.giveUp(refusal('table-not-found'));
    await pass(60_000);
    expect(lines.attempts).toBe(1);
  });

  it('can give it up for good, and says why', async () => {
    const { kept, lines, use, status } = await keptUp();
    kept.giveUp(refusal('table-not-found'));
    await pass(60_000);
    expect(lines.line.closedAs).toBe('away');
    expect(use.over).toHaveBeenCalledOnce();
    expect(status()).toEqual({ name: 'refused', refusal: refusal('table-not-found') });
    expect(lines.attempts).toBe(1);
  });
});
