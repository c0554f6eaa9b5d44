import { games } from '@chinwag/rules';
import { playedFile } from '@chinwag/rules/testing/played-file';
import { expect, test } from './app-server.ts';

test('a game from a file is looked at again on its own table, by keys, lines and links; one that was changed is refused', async ({
  page,
  server,
}) => {
  const file = playedFile(games.slobberhannes, 4, { target: 10 });
  const saved = (what: object) => ({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(what)) });
  await page.goto(`${server.url}/g/file`);
  const chooser = page.getByLabel('Choose the file of a game');
  await chooser.setInputFiles(saved({ ...file, seats: file.seats.map((seat) => ({ ...seat, name: 'Mallory' })) }));
  await expect(page.getByRole('alert')).toHaveText(/^This file was changed after it was saved\.A name, a time or/);
  // no server is asked for what is in a file
  await page.context().setOffline(true);
  await chooser.setInputFiles(saved(file));
  const moment = page.getByRole('slider', { name: 'Moment of the game' });
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
