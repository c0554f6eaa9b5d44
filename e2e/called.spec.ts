import { expect, test } from './app-server.ts';
import { Player } from './player.ts';
import { takeChanoyuStep } from './games/chanoyu.ts';

test('a link has a preview without any script, and an unknown URL is reported as such', async ({ browser, server, request }) => {
  const marta = await Player.arrive(browser, 'Marta');
  const link = await marta.openTable(server.url, 'Chanoyu');
  const preview = await (await request.get(`${link}?lang=pl`)).text();
  expect(preview).toContain('<meta property="og:title" content="Marta zaprasza cię do gry w\u00a0chanoyu" />');
  const picture = /<meta property="og:image" content="([^"]+)"/.exec(preview)?.[1] ?? '';
  expect((await request.get(picture)).headers()['content-type']).toBe('image/png');

  const nowhere = await marta.page.goto(`${server.url}/nowhere`);
  expect(nowhere?.status()).toBe(404);
  await expect(marta.page.getByRole('heading', { name: 'There’s nothing here' })).toBeVisible();
});

test('a player with a hidden tab is asked for permission once, then notified of their turn', async ({ browser, server }) => {
  const marta = await Player.arrive(browser, 'Marta');
  const { page } = marta;
  await page.addInitScript(() => {
    const shown: string[] = [];
    class Shown extends EventTarget {
      static permission = 'default';
      static requestPermission = async () => (Shown.permission = 'granted');
      constructor(title: string) {
        super();
        shown.push(title);
      }
      close(): void {}
    }
    Object.defineProperty(document, 'hidden', { get: () => true });
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    Object.assign(window, { Notification: Shown, shown });
  });
  await marta.openTable(server.url, 'Chanoyu');
  await marta.fillWithBots();
  await marta.start();
  await expect(page.locator('link[href="/icon-turn.svg"]')).toBeAttached();
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByRole('button', { name: 'Notify me' })).toBeHidden();
  expect(await page.evaluate('shown')).toEqual([]);
  await expect(async () => {
    await takeChanoyuStep(page);
    expect(await page.evaluate('shown')).toEqual(['It’s your turn.']);
  }).toPass();
});
