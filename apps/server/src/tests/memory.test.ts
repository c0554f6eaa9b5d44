import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Limits } from '../config.ts';
import { BESIEGED_SERVER } from './support/besieged.ts';
import { type BuiltCode, built } from './support/built.ts';
import { RawConnection } from './support/raw-connection.ts';
import { RawSocket } from './support/raw-socket.ts';
import { Siege, times, UNDISTURBED } from './support/siege.ts';

const MEGABYTE = 1024 * 1024;
/** The most memory that one address may make the server use, as docs/operating.md says. */
const BOUND = 200 * MEGABYTE;
/** The part of that memory that can be reached within a minute. */
const WITHIN_A_MINUTE = 40 * MEGABYTE;
const TIMEOUT_MS = 60_000;

let script: BuiltCode;
beforeAll(async () => {
  script = await built(BESIEGED_SERVER);
});
afterAll(() => script.remove());

/** Runs a task during a siege, and ends the siege. Resolves with the result of the task. */
async function besieging<Found>(limits: Partial<Limits>, act: (siege: Siege) => Promise<Found>): Promise<Found> {
  const siege = await Siege.begin(script, limits);
  try {
    return await act(siege);
  } finally {
    await siege.server.stop();
    siege.server.remove();
  }
}

describe('one address that uses all its limits', { timeout: TIMEOUT_MS }, () => {
  /** Creates guests and tables, sits at each without reading, and leaves requests unfinished. */
  async function takeAll(siege: Siege, from: string): Promise<void> {
    const { url } = siege.server;
    const guests = await times(20, () => siege.newGuest(from));
    await times(20, async (at) => {
      const guest = guests[at % guests.length];
      if (guest?.token === undefined) return; // one table too many
      const code = await siege.newTable(from, guest);
      const connections = await times(3, () => RawConnection.join(url, code, { guest, from }));
      for (const connection of connections) connection.socket.stopReading();
      for (const name of ['fillWithBots', 'start', 'resync', 'lookBack']) connections[0]?.ask(name, {});
      for (let said = 0; said < 10; said++) connections[1]?.ask('say', { text: 'a'.repeat(240) });
    });
    const head = `POST /api/guests HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\ncontent-length: 8000\r\n\r\n`;
    await times(30, async () => (await RawSocket.open(url)).write(head + 'a'.repeat(7000)));
  }

  it('makes the server use little more memory, and the second time hardly any more', async () => {
    const [first, second, friends] = await besieging({}, async (siege) => {
      const from = siege.newAddress();
      const before = await siege.server.memory();
      const once = await siege.beside(takeAll(siege, from));
      const after = await siege.server.memory();
      const twice = await siege.beside(takeAll(siege, from));
      return [after - before, (await siege.server.memory()) - after, [once.friends, twice.friends]] as const;
    });
    expect(friends).toEqual([UNDISTURBED, UNDISTURBED]);
    expect(first).toBeLessThan(WITHIN_A_MINUTE);
    expect(first + second).toBeLessThan(BOUND);
  });
});

describe('spectators who do not read what they receive', { timeout: TIMEOUT_MS }, () => {
  /** Effectively no rate limit, so that the test takes only seconds. */
  const NO_LIMIT = { atOnce: Number.MAX_SAFE_INTEGER, every: 0 };
  const limits: Partial<Limits> = {
    messages: { perSecond: Number.MAX_SAFE_INTEGER, floodPerSecond: Number.MAX_SAFE_INTEGER },
    ms: { perGuest: NO_LIMIT, perAddress: NO_LIMIT },
    kilobytes: { perGuest: NO_LIMIT, perAddress: NO_LIMIT },
  };

  it('are disconnected, and four friends at the same table play on', async () => {
    const [grown, { friends }] = await besieging(limits, async (siege) => {
      const { connections } = await siege.gang(1, siege.friends.code);
      const before = await siege.server.memory();
      for (const { socket } of connections) socket.stopReading();
      const asking = setInterval(() => {
        for (const connection of connections) {
          for (let asked = 0; asked < 20; asked++) connection.ask(asked % 2 === 0 ? 'resync' : 'lookBack', {});
        }
      }, 10);
      const fared = await siege.beside(Promise.all(connections.map(({ socket }) => socket.ended)));
      clearInterval(asking);
      return [(await siege.server.memory()) - before, fared] as const;
    });
    expect(friends).toBe(UNDISTURBED);
    expect(grown).toBeLessThan(WITHIN_A_MINUTE);
  });
});
