import type { Page } from '@playwright/test';
import { expect, test } from './house.ts';
import { Player } from './player.ts';
import { chinchonTurns } from './turns/chinchon.ts';

test('three friends play Chinchón to its result: one comes back, one reloads a close, somebody watches', async ({
  house,
  browser,
}) => {
  const names = ['Marta', 'Tomek', 'Owen'];
  const players = await Promise.all(names.map((name) => Player.arrive(browser, name)));
  const watcher = await Player.arrive(browser, 'Zofia');
  const [host, ...friends] = players;
  if (host === undefined) throw new Error('nobody came');

  const link = await host.openTable(house.url, 'Chinchón');
  for (const friend of friends) await friend.sitDown(link);
  await host.page.getByRole('button', { name: 'One seat fewer' }).click();
  await host.page.getByText('Seventy points', { exact: true }).click();
  await host.start();
  // While people gather there would be a seat for one more.
  await watcher.follow(link);

  // Owen plays to lose. Once somebody has come back, all but Marta do, who always comes back: so the game ends.
  let returned = false;
  let reloaded = false;
  const reload = async (page: Page) => {
    if (reloaded) return;
    reloaded = true;
    const parts = () => page.getByRole('list', { name: 'What you have set apart' }).ariaSnapshot();
    const before = await parts();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Not yet / })).toBeVisible();
    expect(await parts()).toBe(before);
  };
  const mannerOf = ({ name, page }: Player) => ({
    wantsToWin: () => name === 'Marta' || (name !== 'Owen' && !returned),
    comesBack: () => {
      const first = !returned;
      returned = true;
      return first || name === 'Marta';
    },
    beforeClosing: () => reload(page),
  });
  const played = players.map((player) => player.playOn(chinchonTurns(mannerOf(player))));
  await Promise.all([watcher.watchOn(), ...played]);

  const sheets = await Promise.all([...players, watcher].map((player) => player.finalSheet()));
  expect(new Set(sheets).size).toBe(1);
  expect(reloaded).toBe(true);
  for (const { page } of [...players, watcher]) {
    const marks = page.locator('.score-ledger .score-mark');
    await expect(marks.filter({ hasText: 'back' }).first()).toBeVisible();
    await expect(marks.filter({ hasText: 'out' }).first()).toBeVisible();
  }
});
