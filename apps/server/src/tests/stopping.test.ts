import { setImmediate } from 'node:timers/promises';
import { games } from '@chinwag/rules';
import { expect, it } from 'vitest';
import { granted, newGuest } from './support/api.ts';
import { firstLawfulMove } from './support/first-lawful-move.ts';
import { playingTable } from './support/gatherings.ts';
import { playOn } from './support/play.ts';
import { reserve, upgrade } from './support/raw-connection.ts';
import { RawSocket } from './support/raw-socket.ts';
import { observedStore } from './support/observed-store.ts';
import { startTestServer } from './support/test-server.ts';

/** A time below the timeout of a seat reservation, in ms. */
const AT_ONCE = 8000;

/** Returns a promise, and the function that resolves it. */
function gate(): { readonly comes: Promise<void>; come(): void } {
  let come = (): void => undefined;
  const comes = new Promise<void>((resolve) => (come = resolve));
  return { comes, come: () => come() };
}

it('no bot makes its pending move once the server has started to stop, however long the stop takes', async () => {
  const [decision, disk] = [gate(), gate()];
  let isAsked = false;
  let written = 0;
  const server = await startTestServer({
    wrapStore: (store) => ({
      ...observedStore(store, { wrote: () => void (written += 1) }),
      addSayings: async (...sayings) => {
        await disk.comes;
        await store.addSayings(...sayings);
      },
    }),
    thinker: {
      choose: async (question) => {
        isAsked = true;
        await decision.comes;
        return firstLawfulMove(games).choose(question);
      },
      close: async () => undefined,
    },
  });
  const { host: alone } = await playingTable(server.url, 1);
  await playOn(alone, () => isAsked && !alone.isToMove);
  granted(await alone.request('say', { text: 'I have to go' }));
  const before = written;
  const closed = server.close();
  await alone.until(() => alone.ended !== null);
  decision.come();
  // This is long enough for a move to be written, if there were one.
  for (let turn = 0; turn < 10; turn++) await setImmediate();
  disk.come();
  await closed;
  expect(written).toBe(before);
});

it('a server stops at once while people are joining a table, whether they never come or come too late', async () => {
  const server = await startTestServer();
  const { code, host } = await playingTable(server.url, 1);
  const [late] = await Promise.all(['Ben', 'Cat'].map(async (name) => {
    const { token } = await newGuest(server.url, name);
    return reserve(server.url, code, token, '127.0.0.1');
  }));
  const socket = await RawSocket.open(server.url);
  const left = host.until(() => host.ended !== null);
  const closed = server.close();
  socket.write(upgrade(`/${late?.processId}/${code}?sessionId=${late?.sessionId}`, '127.0.0.1'));
  await Promise.all([closed, left]);
  expect(host.ended).not.toBeNull();
}, AT_ONCE);
