import { allPlayOn, botsMove, isOver } from '../apps/server/src/tests/support/play.ts';
import { TestPlayer } from '../apps/server/src/tests/support/test-player.ts';
import { guestSchema, type NewGuest, tableCodeSchema } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import type { House } from './house.ts';
import type { Player } from './player.ts';

/**
 * Plays a game to its result for those who sit there, who have gone to do something else: by the wire alone, as bots would. Who
 * is named first stays and looks on.
 */
export async function playToTheEnd(house: House, link: string, [stays, ...others]: readonly Player[]): Promise<void> {
  if (stays === undefined) throw new Error('nobody sits there');
  const code = tableCodeSchema.parse(new URL(link).pathname.split('/').at(-1));
  const hands = await Promise.all(
    [stays, ...others].map(async ({ page }) => TestPlayer.join(house.url, await guestOf(page), code, games)),
  );
  await Promise.all(others.map(({ page }) => page.goto(`${house.url}/robots.txt`)));
  const looksOn = stays.playOn(() => Promise.resolve());
  await Promise.all([looksOn, allPlayOn(hands, () => false, botsMove)]);
  for (const hand of hands) {
    if (!isOver(hand)) throw new Error('the game goes on');
    hand.vanish();
  }
  await Promise.all(others.map(({ page }) => page.goto(link)));
}

/** Who a browser is, as it has kept it. */
async function guestOf(page: Player['page']): Promise<NewGuest> {
  const kept = JSON.parse((await page.evaluate(() => localStorage.getItem('chinwag.guest'))) ?? 'null') as NewGuest;
  return { guest: guestSchema.parse(kept.guest), token: kept.token };
}
