import type { Browser, Page } from '@playwright/test';
import { expect, type AppServer, test } from './app-server.ts';
import { Player } from './player.ts';
import { takeChanoyuStep } from './games/chanoyu.ts';

test('going back from a running game opens the home page, which shows whose turn it is and returns in one press', async ({
  browser,
  server,
}) => {
  const marta = await Player.arrive(browser, 'Marta', { width: 360, height: 640 });
  const { page } = marta;
  await marta.openTable(server.url, 'Chanoyu');
  await page.getByRole('button', { name: /^Fill with/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const hand = page.getByRole('listbox', { name: /^Your hand/ });
  await expect(hand).toBeVisible();
  await page.goBack();
  const yours = page.getByRole('region', { name: 'Your tables' });
  await expect(yours.getByText(/^It’s .+ turn\.$/)).toBeVisible();
  await yours.getByRole('link', { name: /Chanoyu/ }).click();
  await expect(hand).toBeVisible();
  await expect(page.getByText('A bot is playing for you.')).toBeHidden();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: /^Home/ }).click();
  await expect(yours).toBeVisible();
  await page.goBack();
  await expect(hand).toBeVisible();
});

test('a player without a name finds a practice game by URL and by list, and can abandon it', async ({ browser, server }) => {
  const { page } = await Player.arrive(browser, 'Marta');
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Practise Chanoyu against bots' }).click();
  await page.getByRole('button', { name: 'Go straight to the table' }).click();
  const hand = page.getByRole('listbox', { name: /^Your hand/ });
  await expect(hand).toBeVisible();
  const held = await hand.textContent();
  await page.reload();
  await expect(hand).toHaveText(held ?? '');
  await page.goto(server.url);
  const yours = page.getByRole('region', { name: 'Your tables' });
  await expect(yours.getByText(/^Practice with \w+\sbots$/)).toBeVisible();
  await page.getByRole('button', { name: 'Practise Chanoyu against bots' }).click();
  await page.getByRole('button', { name: /^Continue your practice/ }).click();
  await expect(hand).toHaveText(held ?? '');
  await page.goBack();
  await yours.getByRole('link', { name: /Chanoyu/ }).click();
  await expect(hand).toHaveText(held ?? '');
  await page.goBack();
  await yours.getByRole('button', { name: /^Remove this Chanoyu table from your list/ }).click();
  await expect(yours).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Chanoyu' })).toBeVisible();
  await expect(yours).toBeHidden();
});

/** Returns the lines of the log, newest first, including lines out of view that are not drawn yet. */
const logOf = ({ page }: Player) => page.locator('.log-list li').allTextContents();
const ofTheirOwn = ({ page }: Player) => page.locator('.status-line .status-lamp');

/** Returns the newest entry about the player's own action. */
const theirOwnLine = async (player: Player) => (await logOf(player)).find((line) => /^\d*You /.test(line));

/** Takes steps of Chanoyu until the log names a drawn card, and the player has another decision. */
async function playUntilDrawn(player: Player): Promise<void> {
  for (;;) {
    await ofTheirOwn(player).waitFor({ timeout: 30_000 });
    if ((await logOf(player)).some((line) => line.includes('you draw'))) return;
    const before = await theirOwnLine(player);
    await takeChanoyuStep(player.page);
    // the decision stays until the step has been shown, and the log follows slightly later
    await expect.poll(() => theirOwnLine(player), { timeout: 2000 }).not.toBe(before).catch(() => undefined);
  }
}

/**
 * Returns the lines about the deal. The line about the shuffle is shown only to people present at the start, so it does not count.
 */
const dealIn = async (player: Player) => (await logOf(player)).filter((line) => !line.includes('it shuffled with numbers'));

test('the log of the deal is complete after a reload and for a late spectator', async ({ browser, server }) => {
  const marta = await Player.arrive(browser, 'Marta');
  const zofia = await Player.arrive(browser, 'Zofia');
  const link = await marta.openTable(server.url, 'Chanoyu');
  await marta.fillWithBots();
  await marta.start();
  await playUntilDrawn(marta);
  const before = await dealIn(marta);
  await marta.page.reload();
  await expect(ofTheirOwn(marta)).toBeVisible();
  await expect.poll(() => dealIn(marta)).toEqual(before);
  await zofia.follow(link);
  await expect.poll(() => dealIn(zofia)).toHaveLength(before.length);
  const seen = (await logOf(zofia)).join(' ');
  expect(seen).toContain('Round 1');
  expect(seen).not.toContain('you draw');
});

test('a second device takes over with a notice on the first, which takes it back in one press', async ({ browser, server }) => {
  const { page: laptop } = await alone(browser, server);
  await laptop.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await laptop.getByRole('button', { name: 'Table menu' }).click();
  await laptop.getByRole('button', { name: 'Your seat on another device' }).click();
  await laptop.getByRole('button', { name: 'Copy link' }).click();
  await expect(laptop.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await laptop.evaluate(() => navigator.clipboard.readText());
  await laptop.keyboard.press('Escape');
  const { page: phone } = await Player.arrive(browser, 'Nobody', { width: 360, height: 640 });
  await phone.goto(link);
  await phone.getByRole('button', { name: /^Continue as .?Marta/ }).click();
  await expect(phone.getByRole('listbox', { name: /^Your hand/ })).toBeVisible();
  // The link uses the machine's network address, if there is one.
  const { pathname } = new URL(laptop.url());
  await expect(phone).toHaveURL((url) => url.pathname === pathname && url.hash === '');
  const word = (page: Page) => page.getByText('You’re playing on another device.');
  await expect(word(laptop)).toBeVisible();
  await expect(word(phone)).toBeHidden();
  await laptop.getByRole('button', { name: 'Play here' }).click();
  await expect(word(laptop)).toBeHidden();
  await expect(word(phone)).toBeVisible();
  await laptop.close();
  await expect(word(phone)).toBeHidden();

  // Both devices say that there is another one, and either can become the only one.
  const again = await laptop.context().newPage();
  await again.goto(laptop.url());
  for (const page of [again, phone]) await expect(page.getByText('Also open on another device')).toBeVisible();
  await again.getByRole('button', { name: 'Use only this device…' }).first().click();
  await again.getByRole('button', { name: 'Use only this one', exact: true }).click();
  await expect(phone.getByRole('heading', { name: 'You chose another device' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'You chose another device' })).toBeVisible();
  await expect(again.getByText('Only this device is', { exact: false }).first()).toBeVisible();
  await again.keyboard.press('Escape');
  await expect(again.getByRole('listbox', { name: /^Your hand/ })).toBeVisible();
  const { page: stranger } = await Player.arrive(browser, 'Nobody');
  await stranger.goto(link.replace(/#pass=./, '#pass=!'));
  await expect(stranger.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

/** Resolves with a person who plays Chanoyu with bots alone, at a table among friends. */
async function alone(browser: Browser, server: AppServer): Promise<Player> {
  const player = await Player.arrive(browser, 'Marta');
  await player.openTable(server.url, 'Chanoyu');
  await player.fillWithBots();
  await player.start();
  await expect(player.page.getByRole('listbox', { name: /^Your hand/ })).toBeVisible();
  return player;
}

test.describe('with a grace period of three seconds', () => {
  test.use({ timeScale: 10 });

  test('a returning player plays again without a bot, and reads what the bot did', async ({ browser, server }) => {
    const marta = await Player.arrive(browser, 'Marta');
    const tomek = await Player.arrive(browser, 'Tomek', { width: 360, height: 640 });
    const link = await marta.openTable(server.url, 'Chanoyu');
    await tomek.sitDown(link);
    await marta.fillWithBots();
    await marta.start();
    await expect(tomek.page.getByRole('listbox', { name: /^Your hand/ })).toBeVisible();
    await tomek.page.close({ runBeforeUnload: false });
    await expect(marta.page.getByText('A bot plays for Tomek.')).toBeAttached();
    const played = marta.page.locator('.log-list li', { hasText: /^\S*\s*Tomek (plays|leads) / });
    while ((await played.count()) === 0) {
      await ofTheirOwn(marta).or(played.first()).first().waitFor({ timeout: 30_000 });
      if (await ofTheirOwn(marta).isVisible()) await takeChanoyuStep(marta.page);
    }
    const page = await tomek.page.context().newPage();
    await page.goto(link);
    await expect(page.getByText(/^While you were away, a bot made \w+\smoves? for you\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(page.getByText('While you were away')).toBeHidden();
    await expect(page.getByText('A bot is playing for you.')).toBeHidden();
  });
});

test('every URL opens its table, or shows what is wrong and what to do', async ({ browser, server }) => {
  const { page } = await alone(browser, server);
  const table = page.url();
  const code = table.split('/').at(-1) ?? '';
  const hand = page.getByRole('listbox', { name: /^Your hand/ });
  for (const typed of [code.toLowerCase(), `${code}/`, `${code.slice(0, 5)}-${code.slice(5)}`]) {
    await page.goto(`${server.url}/t/${typed}`);
    await expect(hand).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/t/${code}/?$`));
  }
  await page.goto(server.url);
  await page.getByRole('textbox', { name: 'Link or code from a friend' }).fill(table);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(hand).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your tables' })).toBeVisible();
  await page.goForward();
  await expect(hand).toBeVisible();
  const noTable = page.getByRole('heading', { name: 'There’s no such table' });
  const field = page.getByRole('textbox', { name: 'Link or code from a friend' });
  await page.goto(server.url);
  await field.fill('neither');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(field).toHaveAccessibleDescription(/^That isn’t a table’s link or its ten-character code/);
  // a mistyped code stays in the field, to be corrected
  await field.fill('22222AAAAA');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(noTable).toBeVisible();
  await expect(field).toHaveValue('22222AAAAA');
  await field.fill(code);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(hand).toBeVisible();
  await page.goto(`${server.url}/t/what-is-this`);
  await expect(noTable).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Your tables' })).toBeVisible();
  await page.goto(`${server.url}/nowhere`);
  await expect(page.getByRole('heading', { name: 'There’s nothing here' })).toBeVisible();
});
