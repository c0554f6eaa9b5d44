import { saved } from './afterwards.ts';
import { expect, test } from './app-server.ts';
import { Player } from './player.ts';
import { takeSlobberhannesTurn } from './games/slobberhannes.ts';

const PHONE = { width: 360, height: 640 };
const hand = ({ page }: Player) => page.getByRole('listbox', { name: /^Your hand/ });

/** Makes a proposal from the table's menu. */
async function propose({ page }: Player, what: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'End the game, or take a break' }).click();
  await page.getByRole('dialog').getByRole('button', { name: what }).click();
}

async function answer(said: 'Agree' | 'Keep playing', ...players: readonly Player[]): Promise<void> {
  for (const { page } of players) await page.getByRole('button', { name: said, exact: true }).click();
}

async function seen(words: string | RegExp, ...players: readonly Player[]): Promise<void> {
  for (const { page } of players) await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
}

test('friends take a break, refuse an end, play a last deal and end a game, on every screen', async ({ browser, server }) => {
  const [marta, tomek, zofia] = await Promise.all([
    Player.arrive(browser, 'Marta'),
    Player.arrive(browser, 'Tomek', PHONE),
    Player.arrive(browser, 'Zofia', PHONE),
  ]);
  const link = await marta.openTableOf(server.url, 'slobberhannes');
  await tomek.sitDown(link);
  await tomek.page.getByRole('button', { name: 'I’m ready' }).click();
  await marta.fillWithBots();
  await seen(/Ready: Tomek\./, marta);
  await marta.chooseStrength('Ada', 'Gently');
  await expect(tomek.page.getByText('a gentle bot', { exact: true })).toHaveCount(2);
  await zofia.follow(link);
  await marta.start();
  await Promise.all([marta, tomek].map((player) => expect(hand(player)).toBeVisible()));
  await expect(tomek.page.getByText(', a gentle bot')).toHaveCount(2);

  await propose(tomek, /^Take a break/);
  await seen('Tomek proposes to take a break.', marta, zofia);
  await seen(/Still to answer: Marta\./, tomek, zofia);
  await expect(hand(marta)).toBeInViewport();
  await answer('Agree', marta);
  await seen(/^On a break since /, marta, tomek, zofia);
  await seen(/Tomek asked for a break\./, marta, zofia);
  // No player is pending, although one had the turn.
  for (const { page } of [marta, tomek, zofia]) {
    await expect(page.locator('.status-line')).toHaveText('The game is on a break.');
    await expect(page.locator('.status-lamp')).toHaveCount(0);
  }
  await expect(zofia.page.getByRole('button', { name: 'Continue', exact: true })).toHaveCount(0);
  await server.kill();
  const goOn = marta.page.getByRole('button', { name: 'Continue', exact: true });
  await expect(goOn).toHaveAttribute('aria-disabled', 'true');
  await server.start();
  await seen(/^On a break since /, marta, tomek, zofia);
  await expect(goOn).not.toHaveAttribute('aria-disabled', 'true');
  await goOn.click();
  for (const { page } of [marta, tomek, zofia]) await expect(page.getByText(/^On a break since /)).toBeHidden();

  await propose(marta, /^End the game now/);
  await seen('Marta proposes to end the game.', tomek, zofia);
  await expect(hand(tomek)).toBeInViewport();
  await answer('Keep playing', tomek);
  await seen('Not everybody agreed.', marta, tomek, zofia);
  await propose(marta, /^End the game now/);
  await seen(/Not everybody agreed just now/, marta);

  await propose(tomek, /^Make this deal the last/);
  await answer('Agree', marta);
  await seen(/last deal/, marta, tomek, zofia);
  await expect(async () => {
    for (const { page } of [tomek, marta]) {
      if ((await page.locator('.status-line .status-lamp').count()) > 0) await takeSlobberhannesTurn(page);
    }
    await expect(marta.page.locator('.result-places li').first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await seen('Everybody agreed to make this deal the last.', marta, tomek, zofia);
  const sheet = await marta.finalSheet();
  for (const friend of [tomek, zofia]) await expect.poll(() => friend.finalSheet()).toBe(sheet);
  await marta.page.reload();
  expect(await marta.finalSheet()).toBe(sheet);

  await marta.page.getByRole('button', { name: /^Play again/ }).click();
  await tomek.page.getByRole('button', { name: 'Go to the next game' }).click();
  await expect(hand(tomek)).toBeVisible();
  // The spectator's screen is not touched. With the first move, it follows the table again.
  await expect(async () => {
    for (const { page } of [tomek, marta]) {
      if ((await page.locator('.status-line .status-lamp').count()) > 0) await takeSlobberhannesTurn(page);
    }
    await expect(zofia.page.locator('.status-line')).toBeVisible({ timeout: 500 });
  }).toPass();
  await propose(tomek, /^End the game now/);
  await answer('Agree', marta);
  await seen('The game was ended early.', marta, tomek);
  await expect(marta.page.getByRole('heading', { name: /seated/ })).toBeVisible();
  expect(await tomek.check()).toMatch(/proved|own number/i);
  const again = await tomek.lookAgain();
  await expect(again.getByText('unfinished')).toBeVisible();
  const file = await saved(again);
  await again.goto(`${server.url}/g/file`);
  await again.getByLabel('Choose a game file').setInputFiles(file);
  await expect(again.getByText('unfinished')).toBeVisible();
});

test('a player who leaves on one of two tabs has left on both', async ({ browser, server }) => {
  const marta = await Player.arrive(browser, 'Marta');
  const link = await marta.openTableOf(server.url, 'slobberhannes');
  const tab = await marta.page.context().newPage();
  await tab.goto(link);
  await expect(tab.getByRole('button', { name: 'Table menu' })).toBeVisible();
  await tab.getByRole('button', { name: 'Table menu' }).click();
  await tab.getByRole('button', { name: 'Leave the table' }).click();
  await tab.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(marta.page.getByRole('heading', { name: 'You left this table elsewhere' })).toBeVisible();
});
