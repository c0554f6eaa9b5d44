import { expect, test } from './app-server.ts';
import { Player } from './player.ts';

test('three people at one table see it and its quick phrases each in their own language', async ({ browser, server }) => {
  const [marta, tomek, ola] = await Promise.all(['Marta', 'Tomek', 'Ola'].map((name) => Player.arrive(browser, name)));
  if (marta === undefined || tomek === undefined || ola === undefined) throw new Error('nobody came');
  const link = await marta.openTable(server.url, 'Chanoyu');
  for (const [{ name, page }, language] of [[tomek, 'es'], [ola, 'pl']] as const) {
    await page.goto(`${link}?lang=${language}`);
    await page.getByRole('textbox').first().fill(name);
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByText(name).first()).toBeVisible();
    await expect(marta.page.getByText(name).first()).toBeVisible();
  }
  await marta.fillWithBots();
  await marta.start();
  await expect(marta.page.locator('.status-line')).toContainText(/(?:Your|Tomek’s|Ola’s) turn/u);
  await expect(tomek.page.locator('.status-line')).toContainText(/Te toca|Le toca a (?:Marta|Ola)/u);
  await expect(ola.page.locator('.status-line')).toContainText(/Twoja kolej|Kolej: (?:Marta|Tomek)/u);

  await marta.page.getByRole('button', { name: 'Quick phrases' }).click();
  await marta.page.getByRole('button', { name: 'Well played!' }).click();
  await expect(tomek.page.getByText('¡Bien jugado!').first()).toBeVisible();
  await expect(ola.page.getByText('Ładnie zagrane!').first()).toBeVisible();
});

test('a page’s first content is in the chosen language before any script loads', async ({ browser, server }) => {
  const marta = await Player.arrive(browser, 'Marta');
  const link = await marta.openTable(server.url, 'Chanoyu');
  const chosen = [{ name: 'chinwag.language', value: '"pl"' }];
  const storageState = { cookies: [], origins: [{ origin: server.url, localStorage: chosen }] };
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.route(/\/assets\//u, (route) => route.abort());

  await page.goto(link);
  await expect(page.getByText(/Marta\S* zaprasza/u)).toBeVisible();
  await expect(page.getByText(/Marta\S* invites/u)).toBeHidden();
  await expect(page).toHaveTitle(/Marta\S* zaprasza/u);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');

  // The address decides for this visit, over the device's setting.
  await page.goto(`${link}?lang=es`);
  await expect(page.getByText(/Marta\S* te invita/u)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test.describe('in a browser set to Spanish', () => {
  test.use({ locale: 'es-ES' });

  test('the app offers the browser’s language once, a URL sets one for a visit, and a choice is stored', async ({

    page,

    server,

  }) => {
    const lang = page.locator('html');
    const offer = page.getByText('¿Prefieres español?');

    await page.goto(server.url);
    await expect(lang).toHaveAttribute('lang', 'en');
    await expect(page.locator('[lang=es]').getByText('¿Prefieres español?')).toBeVisible();
    await page.getByRole('button', { name: 'Sí' }).click();
    await expect(lang).toHaveAttribute('lang', 'es');
    await expect(page.locator('h1:focus, h2:focus')).toHaveCount(1);
    await expect(page).toHaveTitle(/juegos de cartas/u);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Abre una mesa/u);
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(lang).toHaveAttribute('lang', 'es');

    // The address decides for this visit, through links and a reload, and in no other tab.
    await page.goto(`${server.url}/?lang=pl`);
    await expect(lang).toHaveAttribute('lang', 'pl');
    await page.locator('a[href="/rules"]').click();
    await expect(page).toHaveURL(`${server.url}/rules`);
    await page.reload();
    await expect(lang).toHaveAttribute('lang', 'pl');
    const other = await page.context().newPage();
    await other.goto(server.url);
    await expect(other.locator('html')).toHaveAttribute('lang', 'es');

    // A choice of the user overrides the address: at once, and over a reload of an address with a different language.
    await other.goto(`${server.url}/?lang=pl`);
    await other.getByRole('button', { name: 'Ustawienia' }).click();
    await other.locator('label', { has: other.locator('[lang=en]') }).click();
    await expect(other.locator('html')).toHaveAttribute('lang', 'en');
    await expect(other.getByRole('heading', { name: 'Preferences' })).toBeVisible();
    await other.reload();
    await expect(other.locator('html')).toHaveAttribute('lang', 'en');
    await expect(other.getByText('¿Prefieres español?')).toHaveCount(0);
  });

  test('declining the offer ends it, and a language that cannot be loaded leaves the page unchanged', async ({ page, server }) => {
    await page.goto(server.url);
    await page.route(/\/assets\//u, (route) => route.abort());
    await page.getByRole('button', { name: 'Sí' }).click();
    await expect(page.locator('.unloadable-language')).toContainText('Español');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.unroute(/\/assets\//u);
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expect(page.getByText('¿Prefieres español?')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Preferences' })).toBeVisible();
    await expect(page.getByText('¿Prefieres español?')).toHaveCount(0);
  });
});
