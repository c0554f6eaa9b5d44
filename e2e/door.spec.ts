import { expect, test } from './app-server.ts';
import { Player } from './player.ts';

test('a host admits one guest, turns one away, and creates a new link that makes the old one dead', async ({ browser, server }) => {
  const phone = { width: 360, height: 640 };
  const marta = await Player.arrive(browser, 'Marta');
  const tomek = await Player.arrive(browser, 'Tomek', phone);
  const stranger = await Player.arrive(browser, 'Nobody', phone);
  const link = await marta.openTable(server.url, 'Chanoyu');
  await marta.page.getByText('People I let in').click();

  await tomek.follow(link);
  await expect(tomek.page.getByText('You’ve asked to join.')).toBeVisible();
  await expect(marta.page.locator('strong', { hasText: 'Tomek wants to join.' })).toBeVisible();
  await marta.page.getByRole('button', { name: 'Let in' }).click();
  await expect(tomek.page.getByRole('heading', { name: 'Send the link' })).toBeVisible();
  await expect(marta.page.locator('strong', { hasText: 'Tomek wants to join.' })).toBeHidden();

  await stranger.follow(link);
  await marta.page.getByRole('button', { name: 'Not now' }).click();
  await expect(stranger.page.getByRole('heading', { name: 'You can’t join right now' })).toBeVisible();

  await marta.page.getByRole('button', { name: 'Create a new link' }).click();
  await expect.poll(() => marta.page.url()).not.toBe(link);
  expect(await marta.page.getByRole('region', { name: 'Send the link' }).locator('code').innerText()).toContain(
    marta.page.url().split('/').at(-1) ?? '',
  );
  const late = await Player.arrive(browser, 'Late');
  await late.page.goto(link);
  await expect(late.page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await tomek.page.goto(link);
  await expect(tomek.page.getByRole('heading', { name: 'Send the link' })).toBeVisible();
});
