import type { Page } from '@playwright/test';
import { expect, type AppServer, test } from './app-server.ts';
import { isNewer, newerBuild } from './newer-build.ts';
import { Player, press } from './player.ts';
import { takeChinkwayTurn } from './games/chinkway.ts';

const PHONE = { width: 360, height: 640 };

/** Kills the server of the old build, and starts one of a build in which every file has a new name. */
async function update(server: AppServer, folder: string): Promise<void> {
  await server.kill();
  await server.start(folder);
}

const handOf = (page: Page) => page.getByRole('listbox', { name: /^Your hand/ });
const coachOf = (page: Page) => page.getByRole('region', { name: 'Your coach' });
const menuOf = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Preferences/ });

/** Presses until the effect is visible, because a page that reloads in the meantime loses the press. */
async function pressUntil(page: Page, button: string | RegExp, shown: ReturnType<Page['locator']>): Promise<void> {
  await expect(async () => {
    // On a slow machine, the element may be there by now, over the button.
    if (!(await shown.isVisible())) await page.getByRole('button', { name: button }).first().click({ timeout: 1000 });
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}

/**
 * Opens pages in use: a game with a half-typed message, the same table by phone, a practice game and a lesson. Also opens the home
 * page with a half-typed link. Resolves with all of them.
 */
async function inUse(browser: Parameters<typeof Player.arrive>[0], server: AppServer) {
  const arrive = (name: string) => Player.arrive(browser, name, PHONE);
  const [marta, tomek, practising, learning, visiting] = await Promise.all(
    ['Marta', 'Tomek', 'Inés', 'Owen', 'Zofia'].map(arrive) as [
      Promise<Player>, Promise<Player>, Promise<Player>, Promise<Player>, Promise<Player>,
    ],
  );
  const link = await marta.openTable(server.url, 'Chinkway');
  await tomek.sitDown(link);
  await marta.fillWithBots();
  await marta.start();
  await expect(handOf(marta.page)).toBeVisible();
  await expect(handOf(tomek.page)).toBeVisible();
  await marta.page.getByRole('button', { name: /^Score, log and chat/ }).click();
  await marta.page.getByRole('button', { name: 'Chat', exact: true }).click();
  await marta.page.getByRole('textbox', { name: 'Write a message' }).fill('Good eve');
  await marta.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await practising.page.goto(`${server.url}/practise/chinkway`);
  await expect(practising.page.locator('.status-line .status-lamp')).toBeVisible();
  await takeChinkwayTurn(practising.page);
  await expect(practising.page.locator('.status-line .status-lamp')).toBeVisible();

  await learning.page.goto(`${server.url}/lesson/chinkway`);
  await expect(coachOf(learning.page)).toContainText('There are ten tricks');
  const goOn = coachOf(learning.page).getByRole('button', { name: 'Next' });
  await expect(async () => {
    await press(goOn);
    await expect(learning.page.locator('.status-line .status-lamp')).toBeVisible({ timeout: 500 });
  }).toPass();

  await visiting.page.goto(server.url);
  await visiting.page.getByRole('textbox', { name: 'Link or code' }).fill('ABCDE');
  return { marta, tomek, practising, learning, visiting };
}

test('an open page reloads after a server update once a file is missing, and keeps its state', async ({ browser, server }) => {
  const newer = newerBuild();
  try {
    const { marta, tomek, practising, learning, visiting } = await inUse(browser, server);
    const held = await handOf(tomek.page).textContent();
    const practised = await handOf(practising.page).textContent();
    await update(server, newer.path);

    await pressUntil(marta.page, 'Table menu', menuOf(marta.page));
    expect(await isNewer(marta.page)).toBe(true);
    await marta.page.keyboard.press('Escape');
    await pressUntil(marta.page, /^Score, log and chat/, marta.page.getByRole('dialog'));
    await marta.page.getByRole('button', { name: 'Chat', exact: true }).click();
    await expect(marta.page.getByRole('textbox', { name: 'Write a message' })).toHaveValue('Good eve');

    await pressUntil(tomek.page, /^Score, log and chat/, tomek.page.getByRole('dialog'));
    expect(await isNewer(tomek.page)).toBe(true);
    expect(await handOf(tomek.page).textContent()).toBe(held);

    await pressUntil(practising.page, 'Table menu', menuOf(practising.page));
    expect(await isNewer(practising.page)).toBe(true);
    expect(await handOf(practising.page).textContent()).toBe(practised);

    await pressUntil(learning.page, 'Table menu', menuOf(learning.page));
    expect(await isNewer(learning.page)).toBe(true);
    await learning.page.keyboard.press('Escape');
    await expect(learning.page.locator('.status-line .status-lamp')).toBeVisible();
    // Notices that have been read at the start are not repeated.
    await expect(learning.page.getByText('There are ten tricks')).toBeHidden();

    await pressUntil(visiting.page, /^How to play Chinkway/, visiting.page.getByText('What wins'));
    expect(await isNewer(visiting.page)).toBe(true);
    await visiting.page.keyboard.press('Escape');
    await expect(visiting.page.getByRole('textbox', { name: 'Link or code' })).toHaveValue('ABCDE');
  } finally {
    newer.remove();
  }
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an open page keeps working during an update, and loads the newer build when it is reloaded', async ({
    browser,
    server,
  }) => {
    const newer = newerBuild();
    try {
      const [marta, learning] = await Promise.all([Player.arrive(browser, 'Marta', PHONE), Player.arrive(browser, 'Owen', PHONE)]);
      await marta.openTable(server.url, 'Chinkway');
      await marta.fillWithBots();
      await marta.start();
      await expect(handOf(marta.page)).toBeVisible();
      await learning.page.goto(`${server.url}/lesson/chinkway`);
      await expect(coachOf(learning.page)).toBeVisible();
      for (const { page } of [marta, learning]) await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await update(server, newer.path);

      for (const { page } of [marta, learning]) {
        await page.getByRole('button', { name: 'Table menu' }).click();
        await expect(menuOf(page)).toBeVisible();
        expect(await isNewer(page)).toBe(false);
      }
      await marta.page.reload();
      await expect(handOf(marta.page)).toBeVisible();
      expect(await isNewer(marta.page)).toBe(true);
    } finally {
      newer.remove();
    }
  });
});
