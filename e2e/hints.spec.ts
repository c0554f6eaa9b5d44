import type { Locator, Page } from '@playwright/test';
import { oneIn } from '../scripts/one-in.ts';
import { expect, test } from './app-server.ts';
import { PLAYED } from './games.ts';
import { Player } from './player.ts';

/** `npm run every-game` requests hints in every game; the check of each change, in half of them. */
const GAMES = process.env['EVERY_GAME'] === undefined ? oneIn(2, PLAYED) : PLAYED;

/** A hint that the player follows with a card of the hand: `Play 4 of diamonds: …`. */
const WITH_A_CARD = /^(Play|Lead|Throw|Put|Discard(?![^:]* and )) /;

test('a player follows a hint in each practice game, and the hint highlights the card it names', async ({ browser, server }) => {
  test.setTimeout(120_000);
  const { page } = await Player.arrive(browser, 'Marta');
  const slip = page.getByRole('region', { name: 'Hint' });
  for (const { id, turns } of GAMES) {
    await page.goto(`${server.url}/practise/${id}`);
    const takeTurn = turns();
    for (let isFollowed = false; !isFollowed; ) {
      await page.locator('dialog[open], .status-line .status-lamp').first().waitFor();
      if (await page.locator('dialog[open]').isVisible()) {
        await page.keyboard.press('Escape');
        continue;
      }
      await page.getByRole('button', { name: 'Get a hint' }).click();
      isFollowed = WITH_A_CARD.test(await slip.innerText());
      if (isFollowed) await follow(page, slip);
      else {
        await slip.getByRole('button', { name: 'Got it' }).click();
        await takeTurn(page);
      }
    }
  }
});

/** Plays the card that a hint highlights. The card leaves the hand, and the hint disappears with its position. */
async function follow(page: Page, slip: Locator): Promise<void> {
  await expect(page.locator('.laid-light')).toBeVisible();
  const lit = await page.getByRole('listbox').locator('[role=option]').evaluateAll((options) => {
    const light = document.querySelector('.laid-light')?.getBoundingClientRect();
    // the highlight is some px wider than the visible part of the card
    const isLit = (left: number) => light !== undefined && left >= light.left && left < light.right - 8;
    const found = options.filter((option) => isLit(option.getBoundingClientRect().left));
    return found.map((option) => option.getAttribute('data-place'));
  });
  expect(lit).toHaveLength(1);
  const card = page.locator(`[role=option][data-place="${lit[0]}"]`);
  // Only the left part of a card in a long hand is visible.
  if ((await card.getAttribute('aria-selected')) !== 'true') await card.click({ position: { x: 10, y: 24 } });
  await page.locator('.action-bar button:not([aria-disabled=true])').first().click();
  await expect(slip).toBeHidden();
  await expect(card).toHaveCount(0);
}

test('the host turns hints on and off, all see the setting, and without hints the button is gone', async ({ browser, server }) => {
  const marta = await Player.arrive(browser, 'Marta');
  const tomek = await Player.arrive(browser, 'Tomek');
  const link = await marta.openTableOf(server.url, 'slobberhannes');
  await tomek.sitDown(link);
  const hints = marta.page.getByRole('group', { name: 'Hints' });
  await expect(hints.getByRole('radio', { name: 'None' })).toBeChecked();
  await hints.getByText('For all players').click();
  await expect(tomek.page.locator('.rules-to-read')).toContainText('For all players');
  await marta.fillWithBots();
  await marta.start();
  const asks = [marta, tomek].map(({ page }) => page.getByRole('button', { name: 'Get a hint' }));
  for (const ask of asks) await expect(ask).toBeVisible();
  await marta.page.getByRole('button', { name: 'Table menu' }).click();
  await marta.page.getByRole('button', { name: 'House rules' }).click();
  await hints.getByText('None').click();
  for (const ask of asks) await expect(ask).toHaveCount(0);
});
