import { expect, test } from './app-server.ts';
import { Player } from './player.ts';
import { playToTheEnd } from './quick-hands.ts';

const PHONE = { width: 360, height: 640 };

const hand = ({ page }: Player) => page.getByRole('listbox', { name: /^Your hand/ });

test.describe('with a grace period of three seconds', () => {
  test.use({ timeScale: 10 });

  test('a result stays until each player leaves it, a spectator joins the next game, and the next host changes the game', async ({
    browser,
    server,
  }) => {
    const [marta, tomek, zofia] = await Promise.all([
      Player.arrive(browser, 'Marta'),
      Player.arrive(browser, 'Tomek', PHONE),
      Player.arrive(browser, 'Zofia', PHONE),
    ]);
    const link = await marta.openTableOf(server.url, 'slobberhannes');
    await tomek.sitDown(link);
    await marta.chooseRule({ rule: 'Length', value: 'To six points' });
    await marta.fillWithBots();
    await zofia.follow(link);
    await marta.start();
    await Promise.all([marta, tomek].map((player) => expect(hand(player)).toBeVisible()));
    await marta.letWatch('All hands');
    for (const { page } of [marta, tomek]) await page.getByRole('button', { name: 'Show my hand' }).click();
    await expect(zofia.page.getByRole('region', { name: /’s hand$/ })).toHaveCount(4);
    const watched = zofia.watchOn();
    await playToTheEnd(server, link, [marta, tomek]);
    await watched;
    const sheet = await marta.finalSheet();
    for (const friend of [tomek, zofia]) await expect.poll(() => friend.finalSheet()).toBe(sheet);

    await expect(zofia.page.getByText('You watched this game.')).toBeVisible();
    await zofia.page.getByRole('button', { name: 'Play in the next game' }).click();
    await expect(marta.page.getByText(/Zofia joins/)).toBeVisible();
    const players = [marta, tomek, zofia];
    await marta.page.getByRole('button', { name: /^Play again/ }).click();
    await expect(marta.page.getByRole('region', { name: 'Score sheet' })).toBeHidden();
    const goOn = ({ page }: Player) => page.getByRole('button', { name: 'Go to the next game' });
    await expect(goOn(tomek)).toBeVisible();
    expect(await tomek.finalSheet()).toBe(sheet);
    for (const friend of [tomek, zofia]) await goOn(friend).click();
    await expect(tomek.page.getByRole('region', { name: 'Score sheet' })).toBeHidden();
    await Promise.all(players.map((player) => expect(hand(player)).toBeVisible()));
    await tomek.page.reload();
    await playToTheEnd(server, link, players);

    await marta.page.close({ runBeforeUnload: false });
    await tomek.page.getByRole('button', { name: 'Change game or rules' }).click();
    await tomek.page.getByRole('button', { name: /^Chinchón/ }).click();
    await expect(tomek.page.getByText('Chinchón').first()).toBeVisible();
    await expect(hand(tomek)).toBeVisible();
    await expect(tomek.page.getByText('away; a bot is playing').first()).toBeAttached();

    await server.kill();
    await server.start();
    const again = await marta.page.context().newPage();
    await again.goto(link);
    await expect(again.getByRole('listbox', { name: /^Your hand/ })).toBeVisible();
    await again.getByRole('button', { name: 'Table menu' }).click();
    await again.getByRole('button', { name: 'Who won what' }).click();
    const played = again.getByRole('dialog', { name: 'Played at this table' });
    await expect(played.getByRole('table', { name: 'This evening' }).getByRole('row', { name: /^Tomek/ })).toBeVisible();
    await expect(played.getByText('Slobberhannes')).toHaveCount(2);
  });
});

test('a table adds a seat for a fifth player, and removes it when they leave or the game is for four', async ({
  browser,
  server,
}) => {
  const [marta, ...friends] = await Promise.all(
    ['Marta', 'Tomek', 'Inés', 'Owen', 'Halina'].map((name) => Player.arrive(browser, name, PHONE)),
  );
  const fifth = friends.at(-1);
  if (marta === undefined || fifth === undefined) throw new Error('nobody came');
  const link = await marta.openTable(server.url, 'Chanoyu');
  for (const friend of friends) await friend.sitDown(link);
  await expect(marta.page.getByRole('heading', { name: /^5 of 5 seated/ })).toBeVisible();
  await fifth.page.getByRole('button', { name: 'Stand up and watch' }).click();
  await expect(marta.page.getByRole('heading', { name: /^4 of 4 seated/ })).toBeVisible();
  await fifth.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(fifth.page.getByRole('heading', { name: /^5 of 5 seated/ })).toBeVisible();

  await marta.page.getByText('Rules', { exact: true }).click();
  await marta.page.getByRole('button', { name: /^Chanoyu choose another/ }).click();
  await expect(marta.page.getByRole('button', { name: /^Chinkway 5 players/ })).toContainText('Everybody keeps their seat.');
  await marta.page.getByRole('button', { name: /^Chapanka 4 players/ }).click();
  await expect(fifth.page.getByRole('heading', { name: /^4 of 4 seated/ })).toBeVisible();
  await expect(fifth.page.getByText('Spectators: you')).toBeVisible();
});
