import type { Locator, Page } from '@playwright/test';
import { seriousFindings } from './findings.ts';
import { expect, test } from './app-server.ts';
import { Player } from './player.ts';

const SIZES = [
  { name: 'a phone', width: 360, height: 640 },
  { name: 'a desktop', width: 1440, height: 900 },
];

for (const { name, ...viewport } of SIZES) {
  test(`no page has a serious accessibility finding on ${name}`, async ({ server, browser }) => {
    const host = await Player.arrive(browser, 'Marta', viewport);
    const { page } = host;
    await page.goto(server.url);
    await expectNoSeriousFinding(page, 'home');

    const link = await host.openTable(server.url, 'Chinkway');
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
    await expectNoSeriousFinding(page, 'gathering');

    await page.goto(server.url);
    await expect(page.getByRole('region', { name: 'Your tables' })).toBeVisible();
    await expectNoSeriousFinding(page, 'home with tables');
    await page.goto(`${server.url}/t/22222AAAAA`);
    await expect(page.getByRole('heading', { name: 'There’s no such table' })).toBeVisible();
    await expectNoSeriousFinding(page, 'a table that is not there');

    const friend = await Player.arrive(browser, 'Zofia', viewport);
    await friend.page.goto(link);
    await expect(friend.page.getByRole('textbox', { name: 'Your name' })).toBeVisible();
    await expectNoSeriousFinding(friend.page, 'invitation');

    await page.goto(`${server.url}/rules/chinkway`);
    await expect(page.getByRole('heading', { name: 'Chinkway', level: 1 })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search all rules' }).fill('CS3.1');
    await expect(page.getByRole('status').filter({ hasText: '1 place in the rules' })).toBeVisible();
    await expectNoSeriousFinding(page, 'rules');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('#CS3\\.1')).toBeFocused();
    expect(new URL(page.url()).hash).toBe('#CS3.1');

    await page.goto(server.url);
    await page.getByRole('link', { name: 'What’s stored' }).click();
    await expect(page.getByText('400 days after anyone was last there.')).toBeVisible();
    await expectNoSeriousFinding(page, 'what is stored');
  });
}

test('a player opens a game and plays a card with the keyboard only', async ({ server, browser }) => {
  const { page } = await Player.arrive(browser, 'Marta');
  await page.goto(server.url);
  await tabTo(page, page.getByRole('button', { name: 'Practise Chanoyu against bots' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Go straight to the table' }));
  await page.keyboard.press('Enter');

  const hand = page.getByRole('listbox');
  await expect(hand).toHaveAccessibleName('Your hand, 5 cards');
  await expect(page.locator('.status-line .status-lamp')).toBeVisible();
  await expect(hand.locator('[role=option][tabindex="0"]')).toBeFocused();
  const held = await hand.locator('[role=option]:not([aria-disabled=true])').first().textContent();
  while ((await hand.locator('[role=option]:focus').textContent()) !== held) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(hand).not.toContainText(held ?? '');
  await page.keyboard.press('Escape');
  await page.locator('.cloth').first().click({ position: { x: 5, y: 5 } });
});

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not reach it');
}

async function expectNoSeriousFinding(page: Page, where: string): Promise<void> {
  expect((await seriousFindings(page)).map((finding) => `${where}: ${finding}`)).toEqual([]);
}
