import { expect, test } from './app-server.ts';
import { Player } from './player.ts';

test('a late friend watches, takes a bot’s seat in one press, and plays with its cards', async ({

  browser,

  server,

}) => {
  const marta = await Player.arrive(browser, 'Marta');
  const tomek = await Player.arrive(browser, 'Tomek', { width: 360, height: 640 });
  const link = await marta.openTable(server.url, 'Chanoyu');
  await marta.page.getByRole('button', { name: /^Fill with/ }).click();
  await marta.page.getByRole('button', { name: 'Start the game' }).click();
  await tomek.follow(link);
  await expect(tomek.page.getByText('You’re watching.')).toBeVisible();
  await expect(tomek.page.getByRole('listbox')).toBeHidden();
  await tomek.page.getByRole('button', { name: /^Play for / }).click();
  await expect(tomek.page.getByRole('listbox', { name: /^Your hand/ })).toBeVisible();
  await expect(tomek.page.getByText('You’re watching.')).toBeHidden();
  await expect(marta.page.getByRole('main').getByText('Tomek').filter({ visible: true }).first()).toBeVisible();
});
