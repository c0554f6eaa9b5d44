import { expect } from '@playwright/test';
import { sentencesAboutMissing } from '../scripts/services/programs.mjs';
import { test } from './club.ts';
import { Player } from './player.ts';
import { takeSlobberhannesTurn } from './games/slobberhannes.ts';

const missing = sentencesAboutMissing();
test.skip(missing.length > 0, missing.join(' '));

test('a table continues unchanged when its server dies, and during a rolling restart of all servers', async ({ browser, club }) => {
  const [marta, tomek] = await Promise.all([
    Player.arrive(browser, 'Marta'),
    Player.arrive(browser, 'Tomek', { width: 360, height: 640 }),
  ]);
  const link = await marta.openTableOf(club.url, 'slobberhannes');
  await tomek.sitDown(link);
  await marta.chooseRule({ rule: 'Length', value: 'To six points' });
  await marta.fillWithBots();
  await marta.start();
  const players = [marta, tomek];
  const handOf = ({ page }: Player) => page.getByRole('listbox', { name: /^Your hand/ }).getByRole('option').allTextContents();
  for (const player of players) await expect.poll(() => handOf(player)).toHaveLength(8);

  const hands = await Promise.all(players.map(handOf));
  await club.killHome();
  for (const { page } of players) await page.reload();
  for (const [seat, player] of players.entries()) await expect.poll(() => handOf(player)).toEqual(hands[seat]);

  await Promise.all([club.renewAll(), ...players.map((player) => player.playOn(takeSlobberhannesTurn))]);
  const sheet = await marta.finalSheet();
  await expect.poll(() => tomek.finalSheet()).toBe(sheet);
});
