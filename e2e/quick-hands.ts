import { allPlayOn, botsMove, isOver } from '../apps/server/src/tests/support/play.ts';
import { TestPlayer } from '../apps/server/src/tests/support/test-player.ts';
import { guestSchema, type NewGuest, tableCodeSchema } from '@chinwag/protocol';
import { games, type Tagged } from '@chinwag/rules';
import type { AppServer } from './app-server.ts';
import type { Player } from './player.ts';

/** Chooses the move of a hand with a pending decision. */
type ChooseMove = (hand: TestPlayer) => Tagged;

/**
 * Plays a game to its result over connections alone, as bots would, while the players' browsers do something else. The first player
 * stays and watches. Rejects if the game does not end.
 */
export async function playToTheEnd(server: AppServer, link: string, [stays, ...others]: readonly Player[]): Promise<void> {
  if (stays === undefined) throw new Error('nobody sits there');
  const hand = await handOf(server, link, stays);
  const looksOn = stays.playOn(() => Promise.resolve());
  await Promise.all([looksOn, playOut([hand], botsMove), playFor(server, link, others)]);
}

/**
 * Plays a game to its result for some of its players, whose browsers leave the page and return for the result. Rejects if the game
 * does not end.
 */
export async function playFor(
  server: AppServer, link: string, away: readonly Player[], choose: ChooseMove = botsMove,
): Promise<void> {
  const hands = await Promise.all(away.map((player) => handOf(server, link, player)));
  await Promise.all(away.map(({ page }) => page.goto(`${server.url}/robots.txt`)));
  await playOut(hands, choose);
  await Promise.all(away.map(({ page }) => page.goto(link)));
}

async function playOut(hands: readonly TestPlayer[], choose: ChooseMove): Promise<void> {
  await allPlayOn(hands, () => false, choose);
  for (const hand of hands) {
    if (!isOver(hand)) throw new Error('the game goes on');
    hand.vanish();
  }
}

/** Opens a separate connection for a person at a table. Resolves with the connection. */
async function handOf(server: AppServer, link: string, { page }: Player): Promise<TestPlayer> {
  const code = tableCodeSchema.parse(new URL(link).pathname.split('/').at(-1));
  return TestPlayer.join(server.url, await guestOf(page), code, games);
}

/** Resolves with the guest that a browser has stored. Rejects if the browser has none. */
export async function guestOf(page: Player['page']): Promise<NewGuest> {
  const stored = JSON.parse((await page.evaluate(() => localStorage.getItem('chinwag.guest'))) ?? 'null') as NewGuest;
  return { guest: guestSchema.parse(stored.guest), token: stored.token };
}
