import { setImmediate } from 'node:timers/promises';
import { games } from '@chinwag/rules';
import { expect, it } from 'vitest';
import { newGuest, newTable } from './support/api.ts';
import { firstLawfulMove } from './support/first-lawful-move.ts';
import { playOn } from './support/play.ts';
import { tellingStore } from './support/telling-store.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer } from './support/test-server.ts';

it('once the server has begun to stop, no bot makes the move it was thinking of', async () => {
  let isAsked = false;
  let written = 0;
  let decide = (): void => undefined;
  const decided = new Promise<void>((resolve) => (decide = resolve));
  const server = await startTestServer({
    wrapStore: (store) => tellingStore(store, { wrote: () => void (written += 1) }),
    thinker: {
      choose: async (question) => {
        isAsked = true;
        await decided;
        return firstLawfulMove(games).choose(question);
      },
      close: async () => undefined,
    },
  });
  const ann = await newGuest(server.url, 'Ann');
  const alone = await TestPlayer.join(server.url, ann, await newTable(server.url, ann, { practise: true }), games);
  await playOn(alone, () => isAsked && !alone.isAwaited);
  const before = written;
  const closed = server.close();
  // The lines are being closed now, which takes more than a turn.
  await setImmediate();
  expect(alone.ended).toBeNull();
  decide();
  await closed;
  expect(written).toBe(before);
});
