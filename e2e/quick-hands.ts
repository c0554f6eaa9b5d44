import { allPlayOn, botsMove, isOver } from '../apps/server/src/tests/support/play.ts';
import { TestPlayer } from '../apps/server/src/tests/support/test-player.ts';
import { guestSchema, type NewGuest, tableCodeSchema } from '@chinwag/protocol';
import { games, type Tagged } from '@chinwag/rules';
import type { AppServer } from './app-server.ts';
import type { Player } from './player.ts';

/** The move of a hand whose decision is pending. */
type ChooseMove = (hand: TestPlayer) => Tagged;

/**
 * Plays a game to its result for those who sit there, who have gone to do something else: by the wire alone, as bots would. Who
 * is named first stays and looks on.
 */
export async function playToTheEnd(server: AppServer, link: string, [stays, ...others]: readonly Player[]): Promise<void> {
  if (stays === undefined) throw new Error('nobody sits there');
  const hand = await handOf(server, link, stays);
  const looksOn = stays.playOn(() => Promise.resolve());
  await Promise.all([looksOn, playOut([hand], botsMove), playFor(server, link, others)]);
}

/** Plays a game to its result for some of those who sit there, who do something else meanwhile and are back for the result. */
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

/** A line of its own for somebody who sits at a table. */
async function handOf(server: AppServer, link: string, { page }: Player): Promise<TestPlayer> {
  const code = tableCodeSchema.parse(new URL(link).pathname.split('/').at(-1));
  return TestPlayer.join(server.url, await guestOf(page), code, games);
}

/** Who a browser is, as it has stored it. */
export async function guestOf(page: Player['page']): Promise<NewGuest> {
  const stored = JSON.parse((await page.evaluate(() => localStorage.getItem('chinwag.guest'))) ?? 'null') as NewGuest;
  return { guest: guestSchema.parse(stored.guest), token: stored.token };
}
