import { games } from '@chinwag/rules';
import { afterEach, expect, it } from 'vitest';
import type { Question, Thinker } from '../bots/thinking.ts';
import { firstLawfulMove } from './support/first-lawful-move.ts';
import { playingTable } from './support/gatherings.ts';
import { isOver, playOn } from './support/play.ts';
import type { TestPlayer } from './support/test-player.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

/** Plays a whole short game against bots with this thinker. Resolves with the player. */
async function playAgainst(choose: Thinker['choose']): Promise<TestPlayer> {
  server = await startTestServer({ thinker: { choose, close: async () => undefined } });
  const { host: alone } = await playingTable(server.url, 1, { options: { length: 'short' } });
  await playOn(alone);
  return alone;
}

it('a bot receives only what its seat can see', async () => {
  const asked: Question[] = [];
  await playAgainst((question) => {
    asked.push(question);
    return firstLawfulMove(games).choose(question);
  });
  expect(asked.length).toBeGreaterThan(100);
  for (const { view, seat } of asked) expect(view).toEqual(games.chinkway.hide(view as never, seat));
});

it('a bot that fails or chooses an illegal move plays the first legal move, and nobody waits', async () => {
  let asked = 0;
  const alone = await playAgainst(async () => {
    asked += 1;
    if (asked % 2 === 0) throw new Error('no idea');
    return { move: { type: 'fly' }, playouts: 0 };
  });
  expect(isOver(alone)).toBe(true);
});
