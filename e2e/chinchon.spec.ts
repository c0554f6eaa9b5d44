import type { Page } from '@playwright/test';
import { lookBackOn } from './afterwards.ts';
import { fourFriends } from './company.ts';
import { expect, test } from './house.ts';
import type { Player } from './player.ts';
import { playToTheEnd } from './quick-hands.ts';
import { chinchonTurns } from './turns/chinchon.ts';

test('four friends play Chinchón: one comes back, one reloads a close, somebody watches, and all look back on it', async ({
  house,
  browser,
}) => {
  const rules = [{ rule: 'Length', value: 'Seventy points' }];
  const { players, watcher, link } = await fourFriends(browser, house, { game: 'chinchon', rules, fills: 'all-seats' });

  // Owen and Inés play to lose, so that somebody is soon asked whether they would come in again.
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
    wantsToWin: () => name === 'Marta' || name === 'Tomek',
    comesBack: () => {
      const first = !returned;
      returned = true;
      return first || name === 'Marta';
    },
    beforeClosing: () => reload(page),
  });
  const watched = watcher.watchOn();
  const enough = () => returned && reloaded;
  await Promise.all(players.map((player) => player.playOn(chinchonTurns(mannerOf(player)), enough)));
  await playToTheEnd(house, link, players);
  await watched;
  for (const { page } of [...players, watcher]) {
    const marks = page.locator('.score-ledger .score-mark');
    await expect(marks.filter({ hasText: 'back' }).first()).toBeVisible();
    await expect(marks.filter({ hasText: 'out' }).first()).toBeVisible();
  }
  await lookBackOn(browser, { players, watcher });
});
