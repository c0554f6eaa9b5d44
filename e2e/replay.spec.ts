import { games } from '@chinwag/rules';
import { playedFile } from '@chinwag/rules/testing/played-file';
import { expect, test } from './app-server.ts';
import { takeChinkwayTurn } from './games/chinkway.ts';
import { review } from './reviewing.ts';

test('a game file replays on its own table with keys, slider and views, and a changed file is refused', async ({
  page,
  server,
}) => {
  const file = playedFile(games.slobberhannes, 4, { target: 10 });
  const saved = (what: object) => ({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(what)) });
  await page.goto(`${server.url}/g/file`);
  const chooser = page.getByLabel('Choose a game file');
  await chooser.setInputFiles(saved({ ...file, seats: file.seats.map((seat) => ({ ...seat, name: 'Mallory' })) }));
  await expect(page.getByRole('alert')).toHaveText(/^This file was changed after it was saved\..+A name, a time or/);
  // a file needs no request to a server
  await page.context().setOffline(true);
  await chooser.setInputFiles(saved(file));
  const moment = page.getByRole('slider', { name: 'Position in the game' });
  await expect(moment).toHaveAttribute('aria-valuetext', /Deal 1, trick 1/);
  await page.context().setOffline(false);

  await page.keyboard.press('PageDown');
  await expect(moment).toHaveAttribute('aria-valuetext', /Deal 2, trick 1/);
  await page.keyboard.press('ArrowRight');
  await expect(moment).toHaveAttribute('aria-valuetext', /leads|plays/);
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).toMatch(/^\d+$/);
  await page.getByLabel('Whose hand you see').selectOption('As Player 3 saw it');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Next turn' })).toHaveAttribute('aria-disabled', 'true');
});

test('a game file is reviewed, its costliest moves are shown on the table, and play continues from there', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem('chinwag.preferences', '{"animation":"off","sound":"off","pace":"at-once"}'));
  const file = JSON.stringify(playedFile(games.chinkway, 5, { length: 'short' }));
  await page.goto(`${server.url}/g/file`);
  const chooser = page.getByLabel('Choose a game file');
  await chooser.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  const sheet = await review(page, 'Player 2');
  await sheet.getByRole('button', { name: 'Show on the table' }).first().click();
  const band = page.getByRole('status').filter({ hasText: /^Move 1 of 3\. Score lost/ });
  await expect(band).toContainText(/Played: You .+Better: You /);
  await expect(page.getByLabel('Whose hand you see')).toHaveValue('1');
  // in the hand, the mark is on the card, which covers the mark of its seat
  const edges: string[] = [];
  for (let move = 1; move <= 3; move++) {
    await expect(page.getByText(`Move ${move} of 3.`)).toBeVisible();
    await page.locator('[data-reviewed]').first().waitFor();
    edges.push(...await page.locator('[data-reviewed][data-place^="hand "]').evaluateAll((places) => places.map((place) => {
      const { left, top, height } = place.getBoundingClientRect();
      const seen = document.elementFromPoint(left + 2, top + height / 2)?.closest('.card');
      return seen ? getComputedStyle(seen).outlineStyle : 'nothing';
    })));
    await page.getByRole('button', { name: 'Next costly move' }).click();
  }
  expect(new Set(edges)).toEqual(new Set(['solid', 'dashed']));
  await page.getByRole('button', { name: 'Next costly move' }).click();
  await expect(page.getByText(/^Move 2 of 3\./)).toBeVisible();

  const hand = page.getByRole('listbox');
  const cards = await hand.getByRole('option').count();
  await page.getByRole('button', { name: 'What if…?' }).click();
  await page.getByRole('button', { name: 'Play on from this moment' }).click();
  await expect(page).toHaveURL(`${server.url}/practise/chinkway`);
  await expect(hand.getByRole('option')).toHaveCount(cards);
  await takeChinkwayTurn(page);
  await page.goto(`${server.url}/g/file`);
  await chooser.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'What if…?' }).click();
  await page.getByRole('button', { name: 'Play the deal from the start' }).click();
  await expect(page.getByRole('dialog', { name: 'You have a practice game in progress' })).toBeVisible();
});
