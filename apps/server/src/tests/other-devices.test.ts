import { type NewGuest, SERVER_MESSAGE, type TableCode } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { granted, newGuest, newTable } from './support/api.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';
import { joinRoom, TestPlayer } from './support/test-player.ts';

const [LAPTOP, PHONE] = ['a'.repeat(32), 'b'.repeat(32)];

let server: TestServer;
let ann: NewGuest;
let code: TableCode;
/** A friend at the same table, who receives the same messages as everybody. */
let ben: TestPlayer;
beforeEach(async () => {
  server = await startTestServer();
  ann = await newGuest(server.url, 'Ann');
  code = await newTable(server.url, ann);
  ben = await TestPlayer.join(server.url, await newGuest(server.url, 'Ben'), code, games);
});
afterEach(() => server.close());

/** Opens the table for Ann on a device with these options. Resolves with whether she was notified of another device. */
async function openOn(options: object) {
  const room = await joinRoom(server.url, ann.token, code, options);
  const another: unknown[] = [];
  room.onMessage('*', () => undefined);
  room.onMessage(SERVER_MESSAGE.otherDevice, (message: unknown) => another.push(message));
  return { room, another };
}

describe('a table that is open on another device of the same guest', () => {
  it('is reported on both devices until one is closed, and to nobody else', async () => {
    const sentToBen = vi.fn<() => void>();
    ben.room.onMessage(SERVER_MESSAGE.otherDevice, sentToBen);
    const laptop = await openOn({ device: LAPTOP });
    const phone = await openOn({ device: PHONE });
    await vi.waitFor(() => expect([laptop.another, phone.another]).toEqual([[true], [true]]));
    await phone.room.leave();
    await vi.waitFor(() => expect(laptop.another).toEqual([true, false]));
    granted(await ben.request('say', { text: 'Good evening' }));
    expect(sentToBen).not.toHaveBeenCalled();
    expect(JSON.stringify(ben.table)).not.toMatch(new RegExp(`${LAPTOP}|${PHONE}`));
  });

  it('is not reported for two tabs of one browser, but is for a device with an invalid id', async () => {
    const first = await openOn({ device: LAPTOP });
    const second = await openOn({ device: LAPTOP });
    granted(await second.room.request('say', { text: 'Good evening' }));
    expect([first.another, second.another]).toEqual([[], []]);
    const third = await openOn({ device: { $ne: 1 } });
    await vi.waitFor(() => expect([first.another, second.another, third.another]).toEqual([[true], [true], [true]]));
  });
});
