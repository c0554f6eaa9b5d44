import { lookBackOn } from './afterwards.ts';
import { fourFriends } from './four-friends.ts';
import { expect, test } from './app-server.ts';
import { playToTheEnd } from './quick-hands.ts';
import { review } from './reviewing.ts';
import { takeChinkwayTurn } from './games/chinkway.ts';

test('four friends play Chinkway: a reload, a lost connection and a killed server lose nothing, and all open the replay', async ({
  server,
  browser,
}) => {
  const rules = [{ rule: 'Length', value: 'Five deals' }];
  const { players, spectator, link } = await fourFriends(browser, server, { game: 'chinkway', rules, fills: 'with-bots' });
  const [host, friend] = players;
  // A trick may be over before the test checks it.
  const fromTrick = (trick: number) => {
    const tricks = Array.from({ length: 11 - trick }, (_, later) => trick + later).join('|');
    return host.page.getByText(new RegExp(`Deal (?:1 of 5, trick (?:${tricks})$|[2345] of 5)`)).first();
  };
  const reached = async (place: ReturnType<typeof fromTrick>) => expect(place).toBeVisible({ timeout: 120_000 });

  let enough = false;
  const mishaps = (async () => {
    await reached(fromTrick(2));
    await friend.page.reload();
    await reached(fromTrick(3));
    await friend.page.context().setOffline(true);
    await expect(friend.page.getByText(/No connection|Connection lost/)).toBeVisible();
    await friend.page.context().setOffline(false);
    await reached(fromTrick(5));
    await server.kill();
    await expect(spectator.page.getByText(/server isn’t responding|Connection lost/)).toBeVisible();
    await server.start();
    await expect(spectator.page.getByText(/server isn’t responding|Connection lost/)).toBeHidden();
    enough = true;
  })();
  const watched = spectator.watchOn();
  await Promise.all([mishaps, ...players.map((player) => player.playOn(takeChinkwayTurn, () => enough))]);
  await playToTheEnd(server, link, players);
  await watched;
  const again = await host.lookAgain();
  await review(again, host.name);
  await again.close();
  await lookBackOn(browser, { players, spectator });
});
