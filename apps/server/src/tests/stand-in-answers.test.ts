import { findBot, plainThought } from '@chinwag/bots';
import type { TableCode } from '@chinwag/protocol';
import { allSeats, games, type Tagged } from '@chinwag/rules';
import type { ChinchonState } from '@chinwag/rules/chinchon';
import type { ChinkwayState } from '@chinwag/rules/chinkway';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Thinker } from '../bots/thinking.ts';
import { granted, newGuest, newTable, type WantedTable } from './support/api.ts';
import { botsMove, isOver, playOn } from './support/play.ts';
import { TestPlayer } from './support/test-player.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

/** The answers that a rule may assume for a player who does not answer, changed to yes. */
const YES = {
  finalRequest: { type: 'finalRequest', wanted: true },
  reenlist: { type: 'reenlist', wanted: true },
};

/** A thinker that plays as the server's bots do, but says yes to every question. */
const YES_SAYER: Thinker = {
  choose: async ({ game, view, seat }) => {
    const yes = new Map<string, Tagged>(Object.entries(YES)).get(view.phase.name);
    const move = yes ?? findBot(game)?.choose(plainThought(view, seat));
    if (move === undefined) throw new Error(`no bot plays ${game}`);
    return { move, playouts: 0 };
  },
  close: async () => undefined,
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ thinker: YES_SAYER });
});
afterAll(() => server.close());

/** Resolves with a table whose host, Ann, is a spectator. */
async function watchedTable(wanted: WantedTable): Promise<{ readonly host: TestPlayer; readonly code: TableCode }> {
  const ann = await newGuest(server.url, 'Ann');
  const code = await newTable(server.url, ann, wanted);
  const host = await TestPlayer.join(server.url, ann, code, games);
  granted(await host.request('stand', {}));
  return { host, code };
}

/**
 * Plays a game of Ann, in seat 0, to its end with friends who are all away. Resolves with its final state, and all questions asked.
 */
async function leftByFriends(friends: number, wanted: WantedTable) {
  const ann = await newGuest(server.url, 'Ann');
  const code = await newTable(server.url, ann, wanted);
  const host = await TestPlayer.join(server.url, ann, code, games);
  const others = allSeats(friends).map((friend) => friend + 1);
  granted(await host.request('setSeats', { count: friends + 1 }));
  for (const seat of others) {
    const friend = await TestPlayer.join(server.url, await newGuest(server.url, `Friend ${seat}`), code, games);
    granted(await friend.request('sit', { seat }));
    friend.vanish();
  }
  await host.until(() => others.every((seat) => host.table.seats[seat]?.connected === false));
  granted(await host.request('start', {}));
  for (const seat of others) granted(await host.request('standIn', { seat }));
  const asked = new Set<string>();
  const look = (): boolean => {
    if (host.isInGame) asked.add(host.view.state.phase.name);
    return false;
  };
  await playOn(host, look, botsMove);
  return { end: host.view.state, asked };
}

const ASKED = { options: { length: 'short', finalDealRequest: 'always' } };

it('CW7.2: a stand-in bot in second place never requests another final deal', async () => {
  let finalRequest: ChinkwayState['finalRequest'] = null;
  // Occasionally, Ann herself is in second place.
  while (finalRequest === null || finalRequest.seat === 0) {
    const { end } = await leftByFriends(4, ASKED);
    ({ finalRequest } = end as ChinkwayState);
  }
  expect(finalRequest.wanted).toBe(false);
});

it('CW7.2: a bot with its own seat can request another final deal', async () => {
  const { host } = await watchedTable(ASKED);
  granted(await host.request('fillWithBots', {}));
  granted(await host.request('start', {}));
  await host.until(() => isOver(host));
  const { finalRequest } = host.view.state as ChinkwayState;
  expect(finalRequest?.wanted).toBe(true);
});

it('CH8.2: a stand-in bot for a player who is out never spends counters to re-enlist', async () => {
  const options = { target: 70, reenlist: 'unlimited' };
  const { end, asked } = await leftByFriends(4, { game: 'chinchon', options });
  expect(asked).toContain('reenlist');
  const cameBack = (end as ChinchonState).records.flatMap(({ reenlisted }) => reenlisted);
  expect(cameBack.filter((seat) => seat !== 0)).toEqual([]);
});
