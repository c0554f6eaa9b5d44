import { expect, test } from './app-server.ts';
import { Player } from './player.ts';

/** The storage key of the browser's identity. */
const SAVED = 'chinwag.guest';

test('a browser with a refused token keeps its identity until a press, and can switch back', async ({ browser, server }) => {
  const ben = await Player.arrive(browser, 'Ben', { width: 360, height: 640 });
  const { page } = ben;
  const table = await ben.openTable(server.url, 'Chanoyu');
  const identity = () => page.evaluate((key) => localStorage.getItem(key) ?? '', SAVED);
  const put = (text: string) => page.evaluate(([key, value]) => localStorage.setItem(key, value), [SAVED, text] as const);
  const good = await identity();
  const refused = good.replace(/"token":"[^"]+"/, '"token":"of.another.time"');
  await put(refused);

  await page.goto(server.url);
  await page.goto(table);
  await expect(page.getByRole('heading', { name: 'The server doesn’t recognize you' })).toBeVisible();
  expect(await identity()).toBe(refused);
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Open a table: Chanoyu' }).click();
  await expect(page.getByText('The server doesn’t recognize you on this device.', { exact: false }).first()).toBeVisible();
  expect(await identity()).toBe(refused);

  // The press continues the action as a new guest, and the former identity is one press away.
  await page.getByRole('button', { name: /^Start over as .?Ben/ }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByRole('button', { name: 'Make a sign' }).first()).toBeVisible();
  expect(page.url()).not.toBe(table);
  await page.goto(`${server.url}/me`);
  await page.getByRole('button', { name: /^Switch back to .?Ben/ }).click();
  await expect.poll(identity).toBe(refused);

  // The server accepts the token again, for example once its clock is right. The guest then has everything that they had before.
  await put(good);
  await page.goto(table);
  await expect(page.getByRole('button', { name: 'Make a sign' }).first()).toBeVisible();
});
