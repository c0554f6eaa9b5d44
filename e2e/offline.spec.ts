import { expect, test } from './house.ts';
import { takeChanoyuStep } from './turns/chanoyu.ts';

test.use({ serviceWorkers: 'allow' });

test('who was here once practises without a server, and opens no table before it is back', async ({ page, house }) => {
  await page.addInitScript(() => localStorage.setItem('chinwag.preferences', '{"animation":"off","sound":"off","pace":"at-once"}'));
  await page.goto(house.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await house.kill();

  await page.reload();
  await expect(page.getByText('No connection')).toBeVisible();
  await page.getByRole('button', { name: 'Practise Chanoyu against bots' }).click();
  await page.getByRole('button', { name: 'Straight to the table' }).click();
  const asked = page.locator('.status-line .status-lamp');
  const secondRound = page.getByText('Round 2');
  while (!(await secondRound.first().isVisible())) {
    await asked.or(page.locator('dialog[open]')).first().waitFor();
    if (await asked.isVisible()) await takeChanoyuStep(page);
    else await page.keyboard.press('Escape');
  }
  await page.reload();
  await expect(secondRound.first()).toBeVisible();
  await page.goto(`${house.url}/rules/chinkway`);
  await expect(page.getByRole('heading', { name: 'Chinkway', level: 1 })).toBeVisible();
  await page.goto(`${house.url}/t/ABCDEFGHJK`);
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();

  await house.start();
  await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
  await page.goto(house.url);
  await expect(page.getByText('No connection')).toBeHidden();
});
