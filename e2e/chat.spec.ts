import { expect, test } from './app-server.ts';
import { Player } from './player.ts';

const PHONE = { width: 360, height: 640 };

test('players chat and make signs, and the messages are back after a server restart', async ({ browser, server }) => {
  const marta = await Player.arrive(browser, 'Marta', PHONE);
  const tomek = await Player.arrive(browser, 'Tomek', PHONE);
  const link = await marta.openTable(server.url, 'Chanoyu');
  await tomek.sitDown(link);
  await tomek.page.getByRole('button', { name: 'Table menu' }).click();
  await tomek.page.getByRole('button', { name: 'Preferences and your name' }).click();
  await tomek.page.getByRole('radio', { name: 'Fish' }).check();
  await tomek.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(marta.page.locator('.token > .badge-emblem').filter({ visible: true })).toHaveCount(1);
  await tomek.page.getByRole('button', { name: 'Chat' }).click();
  await tomek.page.getByRole('textbox', { name: 'Write a message' }).fill('Good evening, Marta');
  await tomek.page.getByRole('button', { name: 'Send message' }).click();
  await marta.page.getByRole('button', { name: 'Chat: 1 new' }).click();
  await expect(marta.heard('Good evening, Marta').locator('.badge-emblem')).toBeVisible();
  await marta.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await marta.page.getByRole('button', { name: /^Fill with/ }).click();
  await marta.page.getByRole('button', { name: 'Start the game' }).click();
  // The bots lead, so the deal has started.
  await expect(tomek.page.locator('.status-line .status-lamp')).toBeVisible();

  await marta.page.getByRole('banner').getByRole('button', { name: 'Make a sign' }).click();
  const signs = tomek.page.locator('main .token > em');
  const seen = expect(signs.filter({ visible: true }).first()).toBeVisible();
  await marta.page.getByRole('button', { name: 'Well played' }).click();
  await seen;
  await expect(tomek.page.locator('[aria-live]', { hasText: 'Marta says: well played.' }).first()).toBeAttached();
  await expect(signs).toHaveCount(0);

  const iker = await Player.arrive(browser, 'Iker', PHONE);
  await iker.follow(link);
  await iker.say('Hearts!');
  await expect(iker.heard('Good evening, Marta')).toBeVisible();
  const away = tomek.page.getByText(/server isn’t responding|Connection lost/);
  await server.kill();
  await expect(away).toBeVisible();
  const makeSign = marta.page.getByRole('banner').getByRole('button', { name: 'Make a sign' });
  await expect(makeSign).toHaveAttribute('aria-disabled', 'true');
  await server.start();
  await expect(away).toBeHidden();
  await tomek.say('Are you back?');
  const heard = marta.page.getByRole('button', { name: 'Score, log and chat: 1 new' });
  await heard.click();
  await expect(marta.heard('Are you back?')).toBeVisible();
  await expect(marta.heard('Good evening, Marta')).toBeVisible();
  await expect(marta.page.getByText('Hearts!')).toHaveCount(0);
});

test.describe('with time ten times as fast', () => {
  test.use({ timeScale: 10 });

  test('a player who keeps others waiting can be asked whether they are still there', async ({ browser, server }) => {
    const marta = await Player.arrive(browser, 'Marta', PHONE);
    const tomek = await Player.arrive(browser, 'Tomek', PHONE);
    const both = [marta, tomek];
    for (const { page } of both) await page.clock.install();
    const link = await marta.openTable(server.url, 'Chanoyu');
    await tomek.sitDown(link);
    await expect(marta.page.getByRole('listitem').filter({ hasText: 'Tomek' })).toBeVisible();
    await marta.page.getByRole('button', { name: /^Fill with/ }).click();
    await marta.page.getByRole('button', { name: 'Start the game' }).click();
    const nudge = (name: string) => ({ name: `Ask ${name} if they’re still there` });
    const [martas, tomeks] = [marta.page.getByRole('button', nudge('Tomek')), tomek.page.getByRole('button', nudge('Marta'))];
    const later = async () => {
      for (const { page } of both) await page.clock.fastForward(2700);
      return (await martas.isVisible()) || (await tomeks.isVisible());
    };
    await expect.poll(later, { intervals: [300], timeout: 30_000 }).toBe(true);
    const [asking, asked, button] = (await martas.isVisible()) ? [marta, tomek, martas] : [tomek, marta, tomeks];
    await button.click();
    await expect(asked.page.getByText(`${asking.name} asks if you’re still there.`)).toBeVisible();
    await expect(button).toBeHidden();
  });
});

test('a host slows down the chat and turns it off, and the message field shows each change', async ({ browser, server }) => {
  const marta = await Player.arrive(browser, 'Marta');
  const link = await marta.openTable(server.url, 'Chanoyu');
  const tomek = await Player.arrive(browser, 'Tomek', PHONE);
  await tomek.sitDown(link);
  const choose = (way: string) =>
    marta.page.getByRole('complementary').getByRole('group', { name: 'Who can chat' }).getByText(way, { exact: true }).click();
  await choose('Slow mode');
  await tomek.page.getByRole('button', { name: 'Chat' }).click();
  const field = tomek.page.getByRole('textbox', { name: 'Write a message' });
  // A message that is sent before the host's setting arrives is subject to the earlier setting.
  await expect(async () => {
    await field.fill('one');
    await field.press('Enter');
    await expect(tomek.page.getByText(/^You can chat again in \d+\sseconds\.$/).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await field.fill('two');
  await field.press('Enter');
  await expect(field).toHaveValue('two');
  await choose('Nobody');
  await expect(tomek.page.getByText('The host has turned the chat off.')).toBeVisible();
  await expect(field).toBeHidden();
});
