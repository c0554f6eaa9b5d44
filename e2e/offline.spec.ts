import type { Page } from '@playwright/test';
import { expect, test } from './app-server.ts';
import { isNewer, newerBuild } from './newer-build.ts';
import { takeChanoyuStep } from './games/chanoyu.ts';

test.use({ serviceWorkers: 'allow' });

test('a returning visitor can practise without a server, and opens a table only once it is back', async ({ page, server }) => {
  await page.addInitScript(() => localStorage.setItem('chinwag.preferences', '{"animation":"off","sound":"off","pace":"at-once"}'));
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await server.kill();

  await page.reload();
  await expect(page.getByText('No connection')).toBeVisible();
  await page.getByRole('button', { name: 'Practise Chanoyu against bots' }).click();
  await page.getByRole('button', { name: 'Go straight to the table' }).click();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Players and rules' }).click();
  await page.getByText('Gently', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Gently' })).toBeChecked();
  await page.keyboard.press('Escape');
  const asked = page.locator('.status-line .status-lamp');
  const secondRound = page.getByText('Round 2');
  while (!(await secondRound.first().isVisible())) {
    await asked.or(page.locator('dialog[open]')).first().waitFor();
    if (await asked.isVisible()) await takeChanoyuStep(page);
    else await page.keyboard.press('Escape');
  }
  await page.reload();
  await expect(secondRound.first()).toBeVisible();
  await expect(page.getByText(', a gentle bot').first()).toBeAttached();
  await page.goto(`${server.url}/rules/chinkway`);
  await expect(page.getByRole('heading', { name: 'Chinkway', level: 1 })).toBeVisible();
  await page.goto(`${server.url}/t/ABCDEFGHJK`);
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();

  await server.start();
  await expect(page.getByRole('heading', { name: 'There’s no such table' })).toBeVisible();
  await page.goto(server.url);
  await expect(page.getByText('No connection')).toBeHidden();
});

test('a newer build loads as soon as its server responds, and is the only one cached once old pages are closed', async ({
  page,
  context,
  server,
}) => {
  const newer = newerBuild();
  try {
    await page.goto(server.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    expect(await isNewer(page)).toBe(false);
    await server.kill();

    await server.start(newer.path);
    await page.reload();
    expect(await isNewer(page)).toBe(true);
    await expect.poll(() => isNextStored(page)).toBe(true);
    await page.close();
    const later = await context.newPage();
    await later.goto(server.url);
    await expect.poll(() => storedBuilds(later)).toEqual(['chinwag-newer']);
    await server.kill();

    await later.reload();
    await expect(later.getByText('No connection')).toBeVisible();
    expect(await isNewer(later)).toBe(true);
  } finally {
    newer.remove();
  }
});

/** Resolves with whether a different build is fully cached, and waits until no page of this one is open. */
const isNextStored = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(({ waiting }) => waiting !== null));

/** Resolves with the builds in the browser's offline cache. */
const storedBuilds = (page: Page) => page.evaluate(() => caches.keys());
