import { expect, test } from './app-server.ts';
import { Player } from './player.ts';

test('a guest erases their name everywhere, and nobody at their table sees it afterwards', async ({ browser, server }) => {
  const marta = await Player.arrive(browser, 'Marta', { width: 360, height: 640 });
  const tomek = await Player.arrive(browser, 'Tomek');
  const link = await marta.openTable(server.url, 'Chanoyu');
  await tomek.follow(link);
  await expect(tomek.page.getByText('Marta', { exact: true }).first()).toBeVisible();

  await marta.page.goto(server.url);
  await marta.page.getByRole('button', { name: 'You’re Marta' }).click();
  await marta.page.getByRole('button', { name: 'Erase my name everywhere…' }).click();
  await expect(marta.page.getByText('This can’t be undone.')).toBeVisible();
  await marta.page.getByRole('button', { name: 'Erase “Marta” everywhere' }).click();
  await expect(marta.page.getByRole('button', { name: 'Your name' })).toBeVisible();
  await expect(tomek.page.getByText('Marta', { exact: true })).toHaveCount(0);
  await expect(tomek.page.getByRole('heading', { name: 'Send the link' })).toBeVisible();

  await marta.page.reload();
  await expect(marta.page.getByRole('button', { name: 'Your name' })).toBeVisible();
});
