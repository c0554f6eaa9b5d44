import type { NewGuest } from '@chinwag/protocol';
import type { Page } from '@playwright/test';
import { expect, type AppServer, test } from './app-server.ts';
import { Player } from './player.ts';

/** Resolves with the identity that the browser has stored. */
async function identityOf(page: Page): Promise<string> {
  return (await page.evaluate(() => localStorage.getItem('chinwag.guest'))) ?? '';
}

/** Sends a request to the server's API with the token of a browser, or without any. Resolves with the answer. */
async function asked(server: AppServer, path: string, body: object, identity?: string): Promise<object> {
  const { token } = identity === undefined ? { token: null } : (JSON.parse(identity) as NewGuest);
  const authorization: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const headers = { 'content-type': 'application/json', ...authorization };
  const answer = await fetch(`${server.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json() as Promise<object>;
}

test('opening another person’s device link changes no identity, and accepting it can be undone', async ({ browser, server }) => {
  const mallory = await Player.arrive(browser, 'Mallory');
  const ben = await Player.arrive(browser, 'Ben', { width: 360, height: 640 });
  const table = await mallory.openTable(server.url, 'Chanoyu');
  await ben.sitDown(table);
  const { page } = ben;
  const who = await identityOf(page);
  const { pass } = (await asked(server, '/passes', {}, await identityOf(mallory.page))) as { readonly pass: string };
  const isGood = () => asked(server, '/passes/holder', { pass });
  const unchanged = async () => {
    expect(await identityOf(page)).toBe(who);
    expect(await isGood()).toMatchObject({ ok: true, guest: { name: 'Mallory' } });
  };

  // In an invitation, the pass is only in the hash, and disappears from the address.
  await page.goto(`${table}#pass=${pass}`);
  await expect(page.getByRole('button', { name: 'Make a sign' }).first()).toBeVisible();
  await expect(page).toHaveURL(table);
  await unchanged();

  // The page that asks does nothing by itself: not when it opens, nor by a reload, going back, or a blind key press.
  const link = `${server.url}/me#pass=${pass}&table=${table.split('/').at(-1)}`;
  const question = page.getByRole('heading', { name: /^Use this device as .?Mallory.?\?$/ });
  await page.goto(link);
  await expect(question).toBeVisible();
  await expect(page.getByText(/Anyone who made it can see your cards and play for you\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Stay .?Ben/ })).toBeFocused();
  await unchanged();
  await page.reload();
  await expect(question).toBeVisible();
  await unchanged();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Make a sign' }).first()).toBeVisible();
  await unchanged();
  await page.goForward();
  await expect(page.getByRole('button', { name: /^Stay .?Ben/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'You’re Ben' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/`);
  await unchanged();

  // The press redeems the pass, and another press restores Ben. Later, that button is in the preferences, too.
  await page.goto(link);
  await page.getByRole('button', { name: /^Continue as .?Mallory/ }).click();
  await expect(page.getByRole('heading', { name: /^You’re .?Mallory.? on this device now\.$/ })).toBeVisible();
  expect(await isGood()).toMatchObject({ code: 'pass-invalid' });
  await page.getByRole('button', { name: /^Switch back to .?Ben/ }).click();
  await expect(page.getByRole('heading', { name: 'My games' })).toBeVisible();
  expect(await identityOf(page)).toBe(who);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(await identityOf(page)).toBe(who);

  await page.goto(server.url);
  await page.getByRole('button', { name: 'Preferences' }).click();
  await page.getByRole('button', { name: /^Switch back to .?Mallory/ }).click();
  await page.getByRole('button', { name: /^Switch back to .?Ben/ }).click();
  expect(await identityOf(page)).toBe(who);
});
