import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './house.ts';
import { Player } from './player.ts';

const SIZES = [
  { name: 'a phone', width: 360, height: 640 },
  { name: 'a desktop', width: 1440, height: 900 },
];

for (const { name, ...viewport } of SIZES) {
  test(`no serious finding on any page, on ${name}`, async ({ house, browser }) => {
    const host = await Player.arrive(browser, 'Marta', viewport);
    const { page } = host;
    await page.goto(house.url);
    await expectNoSeriousFinding(page, 'home');

    const link = await host.openTable(house.url, 'Chinkway');
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
    await expectNoSeriousFinding(page, 'gathering');

    await page.getByRole('button', { name: /^Fill with/ }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectNoSeriousFinding(page, 'table');

    const friend = await Player.arrive(browser, 'Zofia', viewport);
    await friend.page.goto(link);
    await expect(friend.page.getByRole('textbox', { name: 'Your name' })).toBeVisible();
    await expectNoSeriousFinding(friend.page, 'invitation');

    await page.goto(`${house.url}/rules/chinkway`);
    await expect(page.getByRole('heading', { name: 'Chinkway', level: 1 })).toBeVisible();
    await expectNoSeriousFinding(page, 'rules');
  });
}

async function expectNoSeriousFinding(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(serious).toEqual([]);
}
