import { oneIn } from '../scripts/one-in.ts';
import { expect, test } from './app-server.ts';
import { PLAYED } from './games.ts';
import { Player, press } from './player.ts';

const PHONE = { width: 360, height: 640 };

/** The maximum number of presses in a lesson. */
const MOST_PRESSES = 250;

/** The number of tables that the home page shows at first. */
const IN_SIGHT = 3;

/** `npm run every-game` plays every lesson; the check of each change, half of them. */
const GAMES = process.env['EVERY_GAME'] === undefined ? oneIn(2, PLAYED) : PLAYED;

test('a beginner gets from a game’s pictures through its first deal on a phone', async ({ server, browser }) => {
  const { page } = await Player.arrive(browser, 'Marta', PHONE);
  const learnt: string[] = [];
  for (const { id, turns } of GAMES) {
    await page.goto(`${server.url}/games/${id}`);
    await page.getByRole('button', { name: /^How to play / }).click();
    const lesson = page.getByRole('link', { name: 'Play your first deal' });
    await expect(page.getByText('What wins')).toBeVisible();
    if (!(await lesson.isVisible())) continue;
    await lesson.click();

    const coach = page.getByRole('region', { name: 'Your coach' });
    const goOn = coach.getByRole('button', { name: /^(Next|Play it anyway)$/ });
    const last = coach.getByRole('button', { name: 'Stop for now' });
    const sheet = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    const asked = page.locator('.status-line .status-lamp');
    const takeTurn = turns();
    await expect(coach).toBeVisible();
    if (id === 'chinkway') {
      // A page that reloads continues the lesson.
      await expect(coach).toContainText('There are ten tricks');
      await press(goOn);
      await expect(coach).toContainText('trumps');
      await page.reload();
      await expect(coach).toContainText('trumps');
      await expect(coach).not.toContainText('There are ten tricks');
    }
    // The score sheet opens shortly after the last slip, and covers it.
    let isScored = false;
    for (let presses = 0; !isScored || !(await last.isVisible()); presses++) {
      expect(presses, `the lesson of ${id} ends`).toBeLessThan(MOST_PRESSES);
      await coach.or(sheet).or(asked).first().waitFor();
      if (await sheet.isVisible()) {
        await press(sheet);
        isScored = true;
      } else if (await last.isVisible()) await sheet.waitFor();
      else if (await goOn.isVisible()) await press(goOn);
      else if (await asked.isVisible()) await takeTurn(page);
    }
    await press(goOn);
    await expect(coach).toBeHidden();
    // The game after it is an ordinary practice game.
    await expect(page).toHaveURL(`${server.url}/practise/${id}`);
    learnt.push(id);
  }
  await page.goto(`${server.url}/practise/${learnt[0]}`);
  await expect(page.locator('.table-frame')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your coach' })).toBeHidden();
  // Each of these games is in the list once.
  await page.goto(server.url);
  if (learnt.length > IN_SIGHT) await page.getByRole('button', { name: /^Show .* more$/ }).click();
  await expect(page.getByText('Your practice game is waiting for you.')).toHaveCount(learnt.length);
  await expect(page.getByText('Your first deal is waiting for you.')).toHaveCount(0);
});
