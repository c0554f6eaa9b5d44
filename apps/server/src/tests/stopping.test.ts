import { setImmediate } from 'node:timers/promises';
import { games } from '@chinwag/rules';
import { expect, it } from 'vitest';
import { granted } from './support/api.ts';
import { firstLawfulMove } from './support/first-lawful-move.ts';
import { playingTable } from './support/gatherings.ts';
import { playOn } from './support/play.ts';
import { tellingStore } from './support/telling-store.ts';
import { startTestServer } from './support/test-server.ts';

/** Something that comes when it is told to. */
function awaited(): { readonly comes: Promise<void>; come(): void } {
  let come = (): void => undefined;
  const comes = new Promise<void>((resolve) => (come = resolve));
  return { comes, come: () => come() };
}

it('once the server has begun to stop, no bot makes the move it was thinking of, however long the stop takes', async () => {
  const [decision, disk] = [awaited(), awaited()];
  let isAsked = false;
  let written = 0;
  const server = await startTestServer({
    wrapStore: (store) => ({
      ...tellingStore(store, { wrote: () => void (written += 1) }),
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
  await playOn(alone, () => isAsked && !alone.isAwaited);
  granted(await alone.request('say', { text: 'I have to go' }));
  const before = written;
  const closed = server.close();
  await alone.until(() => alone.ended !== null);
  decision.come();
  // Long enough for a move to be written, were one made.
  for (let turn = 0; turn < 10; turn++) await setImmediate();
  disk.come();
  await closed;
  expect(written).toBe(before);
});
