import { oneIn } from '../scripts/one-in.ts';
import { lookBackOn } from './afterwards.ts';
import { fourFriends } from './four-friends.ts';
import { PLAYED } from './games.ts';
import { expect, test } from './app-server.ts';
import { playToTheEnd } from './quick-hands.ts';

/** The games without a test file of their own. */
const GAMES = PLAYED.flatMap(({ id, turns, whole }) => (whole === null ? [] : [{ id, turns, whole }]));

/** `npm run every-game` plays all of these games; the check of each change, one of them. */
const tried = process.env['EVERY_GAME'] === undefined ? oneIn(GAMES.length, GAMES) : GAMES;

for (const { id, turns, whole } of tried) {
  const { choice, reloadAt } = whole;
  test(`four friends play ${id}: one reloads, one watches, and all open the replay`, async ({ server, browser }) => {
    const { players, spectator, link } = await fourFriends(browser, server, { game: id, rules: [choice], fills: 'all-seats' });
    const [host, reloading] = players;
    let enough = false;
    const reload = async () => {
      await expect(host.page.getByText(reloadAt).first()).toBeVisible({ timeout: 120_000 });
      await reloading.page.reload();
      enough = true;
    };
    const watched = spectator.watchOn();
    await Promise.all([reload(), ...players.map((player) => player.playOn(turns(), () => enough))]);
    await playToTheEnd(server, link, players);
    await watched;
    await lookBackOn(browser, { players, spectator });
  });
}
