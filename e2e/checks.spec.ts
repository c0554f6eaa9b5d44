import type { Page } from '@playwright/test';
import { type AppServer, expect, test } from './app-server.ts';
import { Player } from './player.ts';
import { playToTheEnd } from './quick-hands.ts';

const PHONE = { width: 360, height: 640 };

/** The URLs of game records that a browser requests. */
const RECORDS = '**/api/games/*';

const alarm = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something is wrong with this game' });
const tick = (page: Page) => page.getByRole('status').filter({ hasText: 'Shuffle proved' });

/** Lets two friends play a short game with two bots to its end. `before` runs before the game starts. */
async function playedBy(server: AppServer, players: readonly [Player, Player], before: () => Promise<void>): Promise<void> {
  const [host, friend] = players;
  const link = await host.openTableOf(server.url, 'slobberhannes');
  await friend.sitDown(link);
  await host.chooseRule({ rule: 'Length', value: 'To six points' });
  await host.fillWithBots();
  await before();
  await host.start();
  for (const { page } of players) await expect(page.getByRole('listbox', { name: /^Your hand/ })).toBeVisible();
  await playToTheEnd(server, link, players);
}

test('each device checks a game on its own with one request, and an alarm stays on every page until it is read', async ({
  browser,
  server,
}) => {
  const [marta, tomek] = await Promise.all([Player.arrive(browser, 'Marta'), Player.arrive(browser, 'Tomek', PHONE)]);
  const asked = { marta: 0, tomek: 0 };
  await playedBy(server, [marta, tomek], async () => {
    await marta.page.context().route(RECORDS, async (route) => {
      asked.marta += 1;
      // The first answer is lost on its way.
      return asked.marta === 1 ? route.abort() : route.continue();
    });
    await tomek.page.context().route(RECORDS, async (route) => {
      asked.tomek += 1;
      const answer = await route.fetch();
      const given = (await answer.json()) as { game: { rounds: { numbers: [number, string][] }[] } };
      // This server shuffles with a different number than it received, and records that number.
      for (const round of given.game.rounds) round.numbers = round.numbers.map(([seat]) => [seat, 'ab'.repeat(32)]);
      return route.fulfill({ json: given });
    });
  });
  await expect(alarm(tomek.page)).toBeVisible({ timeout: 20_000 });
  await tomek.page.goto(server.url);
  await expect(alarm(tomek.page)).toBeVisible();
  // A modal dialog makes everything behind it inert, but the alarm is in front of it.
  await tomek.page.getByRole('button', { name: 'Preferences' }).click();
  await expect(tomek.page.getByRole('dialog', { name: 'Preferences' })).toBeVisible();
  await tomek.page.getByRole('button', { name: 'What’s wrong?' }).click();
  const sheet = tomek.page.getByRole('dialog', { name: 'Check this game' });
  await expect(sheet).toContainText('In round 1');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(alarm(tomek.page)).toBeHidden();
  await tomek.page.getByRole('dialog', { name: 'Preferences' }).getByRole('button', { name: 'Close' }).click();
  await tomek.page.reload();
  await expect(tomek.page.getByRole('main')).toBeVisible();
  await expect(alarm(tomek.page)).toBeHidden();

  await expect.poll(() => asked.marta, { timeout: 20_000 }).toBe(1);
  await expect(tick(marta.page)).toBeHidden();
  await expect(alarm(marta.page)).toBeHidden();
  await marta.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(tick(marta.page)).toBeVisible({ timeout: 20_000 });
  await marta.page.reload();
  await expect(tick(marta.page)).toBeVisible();
  const checked = await marta.check();
  expect(checked).toMatch(/^Proved/);
  expect(checked).toContain('No bot looked at hidden cards.');
  expect(asked).toEqual({ marta: 2, tomek: 1 });
});
