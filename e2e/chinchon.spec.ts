import type { Page } from '@playwright/test';
import { botsMove, firstMove } from '../apps/server/src/tests/support/play.ts';
import type { TestPlayer } from '../apps/server/src/tests/support/test-player.ts';
import { lookBackOn } from './afterwards.ts';
import { fourFriends } from './company.ts';
import { expect, test } from './house.ts';
import type { Player } from './player.ts';
import { playQuickly, playToTheEnd } from './quick-hands.ts';
import type { Screen } from './screen.ts';
import { chinchonTurns } from './turns/chinchon.ts';

test('four friends play Chinchón: one comes back, one reloads a close, somebody watches, and all look back on it', async ({
  house,
  browser,
}) => {
  const { players, watcher, link } = await fourFriends(browser, house, { game: 'chinchon', rules: [], fills: 'all-seats' });
  const watched = watcher.watchOn();

  let reloaded = false;
  const reload = async (page: Page) => {
    if (reloaded) return;
    const parts = () => page.getByRole('list', { name: 'What you have set apart' }).ariaSnapshot();
    const before = await parts();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Not yet / })).toBeVisible();
    expect(await parts()).toBe(before);
    reloaded = true;
  };
  let isOver = false;
  const deal = async () => {
    await expect(watcher.page.getByText('Deal 2, out at 100').first()).toBeVisible({ timeout: 120_000 });
    isOver = true;
  };
  const turnsOf = ({ page }: Player) => chinchonTurns(() => reload(page));
  await Promise.all([deal(), ...players.map((player) => player.playOn(turnsOf(player), () => isOver))]);
  expect(reloaded).toBe(true);

  // One who plays without a thought is out long before two of the others are, which would end the game.
  const choose = (hand: TestPlayer) => (hand.guest.name === 'Owen' ? firstMove(hand) : botsMove(hand));
  await playQuickly(house, link, players, isSomebodyOut, choose);
  let isBack = false;
  const comeIn = async (page: Screen) => {
    const question = page.getByRole('button', { name: /^Come in again / });
    // A page that has looked on may still show what was asked before.
    if (!(await question.isVisible())) return;
    await question.click();
    isBack = true;
  };
  await Promise.all(players.map((player) => player.playOn(comeIn, () => isBack)));
  await playToTheEnd(house, link, players);
  await watched;
  for (const { page } of [...players, watcher]) {
    const marks = page.locator('.score-ledger .score-mark');
    await expect(marks.filter({ hasText: 'back' }).first()).toBeVisible();
    await expect(marks.filter({ hasText: 'out' }).first()).toBeVisible();
  }
  await lookBackOn(browser, { players, watcher });
});

/** Whether somebody is out, and asked to come in again. */
function isSomebodyOut({ view }: TestPlayer): boolean {
  return view.state.phase.name === 'reenlist';
}
