import { createServer, request as ask, type Server } from 'node:http';
import { connect } from 'node:net';
import { AppServer, expect, test as base } from './app-server.ts';
import { freePort } from './free-port.ts';
import { takeChanoyuStep } from './games/chanoyu.ts';
import { Player } from './player.ts';

/**
 * Returns a proxy that forwards requests below a path to a server, like the proxy of a host with several apps. All other paths are
 * not found.
 */
function proxyAt(path: string, port: number): Server {
  const isOurs = (url = '') => url === path || url.startsWith(`${path}/`);
  const proxy = createServer((request, response) => {
    if (!isOurs(request.url)) return void response.writeHead(404).end('another app');
    const { url: path = '/', method = 'GET', headers } = request;
    // Each request has a new connection, because a pooled one may be closing.
    const onward = ask({ port, path, method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  return proxy.on('upgrade', (request, socket) => {
    if (!isOurs(request.url)) return void socket.destroy();
    const onward = connect({ port }, () => {
      const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}`);
      onward.write(`GET ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      socket.pipe(onward).pipe(socket);
    });
    for (const end of [onward, socket]) end.on('error', () => (onward.destroy(), socket.destroy()));
  });
}

/** A fixture: a server below `/cards` of a host with other apps. */
const test = base.extend<{ cards: string }>({
  cards: async ({ browser }, use) => {
    const port = await freePort();
    const url = `http://localhost:${port}/cards`;
    const server = await AppServer.open(1, { PUBLIC_URL: url });
    const before = proxyAt('/cards', Number(new URL(server.url).port)).listen(port, 'localhost');
    await use(url);
    await Promise.all(browser.contexts().map((context) => context.close()));
    before.closeAllConnections();
    before.close();
    await server.close();
  },
});

test.use({ serviceWorkers: 'allow' });

test('the app at a base path lets friends join by link and play, and requests nothing outside it', async ({ cards, browser }) => {
  const host = await Player.arrive(browser, 'Marta');
  const outside: string[] = [];
  host.page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (/^(?:http|ws)/.test(protocol) && !pathname.startsWith('/cards')) outside.push(pathname);
  });
  const link = await host.openTable(cards, 'Chanoyu');
  expect(link).toMatch(/\/cards\/t\/[2-9A-Z]{10}$/);
  await expect(host.page.locator('.invitation-link code')).toContainText('/cards/t/');
  const friend = await Player.arrive(browser, 'Tomek');
  await friend.sitDown(link);
  await host.fillWithBots();
  await host.start();

  // Another player may start. Bots, and the friend, act at once.
  const mover = await Promise.race(
    [host, friend].map(async (player) => {
      await player.page.locator('.status-line .status-lamp').waitFor({ timeout: 60_000 });
      return player;
    }),
  );
  const hand = mover.page.getByRole('listbox');
  const dealt = (await hand.textContent()) ?? '';
  await takeChanoyuStep(mover.page);
  await expect(hand).not.toHaveText(dealt);
  await mover.page.reload();
  await expect(hand.locator('[role=option]').first()).toBeVisible();
  await expect(hand).not.toHaveText(dealt);

  const worker = () => host.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL);
  await expect.poll(worker, { timeout: 30_000 }).toBe(`${cards}/sw.js`);
  const manifest = await host.page.evaluate(async () => {
    const address = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '';
    return { address, ok: (await fetch(address)).ok };
  });
  expect(manifest).toEqual({ address: `${cards}/manifest.webmanifest`, ok: true });
  expect(outside).toEqual([]);
});
