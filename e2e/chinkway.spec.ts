import { takeChinkwayTurn } from './turns/chinkway.ts';
import { expect, test } from './house.ts';
import { Player } from './player.ts';

const NAMES = ['Marta', 'Tomek'];

test('two friends and bots play a short game, somebody watches; a reload, a lost line and a killed server lose nothing', async ({
  house,
  browser,
}) => {
  const [host, ...friends] = await Promise.all(NAMES.map((name) => Player.arrive(browser, name)));
  const watcher = await Player.arrive(browser, 'Zofia');
  if (host === undefined) throw new Error('nobody came');
  const players = [host, ...friends];

  const link = await host.openTable(house.url, 'Chinkway');
  for (const one of friends) await one.sitDown(link);
  await host.page.getByText('Five deals', { exact: true }).click();
  await host.fillWithBots();
  await watcher.follow(link);
  await expect(watcher.page.getByText(/watching/i).first()).toBeVisible();
  await host.start();

  const [friend] = friends;
  if (friend === undefined) throw new Error('too few came');
  // A trick may be over by the time one looks for it.
  const fromTrick = (trick: number) => {
    const tricks = Array.from({ length: 11 - trick }, (_, later) => trick + later).join('|');
    return host.page.getByText(new RegExp(`Deal (?:2 of 5, trick (?:${tricks})$|[345] of 5)`)).first();
  };
  const reached = async (place: ReturnType<typeof fromTrick>) => expect(place).toBeVisible({ timeout: 120_000 });

  const mishaps = (async () => {
    await reached(fromTrick(2));
    await friend.page.reload();
    await reached(fromTrick(4));
    await friend.page.context().setOffline(true);
    await expect(friend.page.getByText(/No connection|line has dropped/)).toBeVisible();
    await friend.page.context().setOffline(false);
    await reached(fromTrick(7));
    await house.kill();
    await expect(watcher.page.getByText(/server is away|line has dropped/)).toBeVisible();
    await house.start();
  })();
  await Promise.all([mishaps, watcher.watchOn(), ...players.map((player) => player.playOn(takeChinkwayTurn))]);

  const sheets = await Promise.all([...players, watcher].map((player) => player.finalSheet()));
  expect(new Set(sheets).size).toBe(1);
});
