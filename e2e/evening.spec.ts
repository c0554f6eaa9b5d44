import type { Browser } from '@playwright/test';
import { expect, type AppServer, test } from './app-server.ts';
import { Player } from './player.ts';
import { takeChanoyuStep } from './games/chanoyu.ts';

/** Opens Marta's table of Chanoyu, with Tomek as a player, and bots in the other seats. */
async function twoFriends(
  browser: Browser,
  server: AppServer,
  clock = 'Off',
): Promise<{ marta: Player; tomek: Player; link: string }> {
  const [marta, tomek] = await Promise.all([
    Player.arrive(browser, 'Marta'),
    Player.arrive(browser, 'Tomek', { width: 360, height: 640 }),
  ]);
  const link = await marta.openTable(server.url, 'Chanoyu');
  await tomek.sitDown(link);
  if (clock !== 'Off') await marta.page.getByText(clock, { exact: true }).click();
  return { marta, tomek, link };
}

async function start(host: Player): Promise<void> {
  await host.fillWithBots();
  await host.start();
}

const ofTheirOwn = ({ page }: Player) => page.locator('.status-line .status-lamp');

test.describe('with a grace period of three seconds', () => {
  test.use({ timeScale: 10 });

  test('a friend becomes host when the host closes the tab, starts the game, and can give the table back', async ({
    browser,
    server,
  }) => {
    const { marta, tomek, link } = await twoFriends(browser, server);
    await marta.page.close({ runBeforeUnload: false });
    await expect(tomek.page.getByRole('button', { name: /^Fill with/ })).toBeVisible();
    await start(tomek);
    await expect(tomek.page.getByRole('listbox', { name: /^Your hand/ })).toBeVisible();
    const again = await marta.page.context().newPage();
    await again.goto(link);
    await tomek.page.getByRole('button', { name: 'Let them host again' }).click();
    await again.getByRole('button', { name: 'Table menu' }).click();
    await expect(again.getByRole('button', { name: 'House rules' })).toBeVisible();
  });
});

test.describe('with a fast clock that runs out after ten seconds', () => {
  test.use({ timeScale: 4 });

  test('a fast clock makes one move for an idle player, and the player stays in the game', async ({ browser, server }) => {
    const { marta, tomek } = await twoFriends(browser, server, 'Fast');
    await start(marta);
    // Marta continues; Tomek is present but inactive.
    const timeOut = marta.page.getByText(/^Tomek ran out of time/).first();
    for (;;) {
      await ofTheirOwn(marta).or(timeOut).first().waitFor({ timeout: 30_000 });
      if (await timeOut.isVisible()) break;
      await takeChanoyuStep(marta.page);
    }
    await expect(tomek.page.getByText('A bot is playing for you.')).toBeHidden();
    await expect(ofTheirOwn(tomek)).toBeVisible({ timeout: 30_000 });
    await takeChanoyuStep(tomek.page);
  });
});

test('a bot replaces a player who leaves on purpose at once, until the player returns', async ({ browser, server }) => {
  const { marta, tomek, link } = await twoFriends(browser, server);
  await start(marta);
  await expect(tomek.page.getByRole('listbox', { name: /^Your hand/ })).toBeVisible();
  await tomek.page.getByRole('button', { name: 'Table menu' }).click();
  await tomek.page.getByRole('button', { name: 'Leave the table' }).click();
  await tomek.page.getByRole('button', { name: 'Leave', exact: true }).click();
  // This comes long before the end of the half-minute grace period.
  await expect(marta.page.getByText('A bot plays for Tomek.')).toBeAttached();
  await tomek.page.goto(link);
  await expect(marta.page.getByText('Tomek plays again.')).toBeAttached();
  await expect(tomek.page.getByRole('listbox', { name: /^Your hand/ })).toBeVisible();
});
